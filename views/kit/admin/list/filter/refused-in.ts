/** Returns the names of the filters in an address that the server leaves out, such as a day that does not exist. */
export const refusedIn = (values: Record<string, string>, search: Record<string, string>): string[] =>
  Object.keys(values).filter((name) => !values[name] && search[name])
