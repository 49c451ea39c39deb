/** Prepares the server and the template database of a run; see the JavaScript module. */
export function createTemplateDatabase(): Promise<void>
export function dropTemplateDatabase(): Promise<void>
