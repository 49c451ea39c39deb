/** Checks whether a path is for programs: its errors are problem details, never a page. */
export const isForPrograms = (path: string) => /^\/(api|health|metrics)(\/|$)/.test(path)
