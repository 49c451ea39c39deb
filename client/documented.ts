import type { paths } from './generated/api-document'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type WriteMethod = Exclude<Method, 'GET'>

/** Paths of the OpenAPI document that support a method, as written there: with `{id}`. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never
}[keyof paths]

type Operation<M extends Method, P> = P extends keyof paths
  ? Lowercase<M> extends keyof paths[P]
    ? paths[P][Lowercase<M>]
    : never
  : never

/** Parameters of a path by name. */
export type ParametersOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [N in Name]: string } & ParametersOf<Rest>
  : unknown

/** JSON request body of a route; undefined if it has none. */
export type BodyOf<M extends Method, P> =
  Operation<M, P> extends infer O
    ? O extends { requestBody: { content: { 'application/json': infer Body } } }
      ? Body
      : undefined
    : never

type Success = 200 | 201 | 202 | 204

/** JSON response of a route; null if it has none. */
export type AnswerOf<M extends Method, P> =
  Operation<M, P> extends infer O
    ? O extends { responses: infer R }
      ? {
          [S in keyof R & Success]: R[S] extends { content: { 'application/json': infer Answer } } ? Answer : null
        }[keyof R & Success]
      : never
    : never
