/** Fills the parameters of a path, such as `/users/:id`. */
export function withParameters(path: string, parameters: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}
