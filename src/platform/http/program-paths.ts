/** Whether a path is for programs: what goes wrong there is told as a problem, never as a page. */
export const isForPrograms = (path: string) => /^\/(api|health|metrics)(\/|$)/.test(path)
