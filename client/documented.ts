import type { paths } from './generated/api-document'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type WriteMethod = Exclude<Method, 'GET'>

/** Paths that the API's document has for a method, as it spells them: with `{id}`. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never
}[keyof paths]

type Operation<M extends Method, P> = P extends keyof paths
  ? Lowercase<M> extends keyof paths[P]
    ? paths[P][Lowercase<M>]
    : never
  : never

/** What stands in place of the `{names}` of a path. */
export type ParametersOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [N in Name]: string } & ParametersOf<Rest>
  : unknown

/** What a route takes, as JSON; undefined where it takes nothing. */
export type BodyOf<M extends Method, P> =
  Operation<M, P> extends infer O
    ? O extends { requestBody: { content: { 'application/json': infer Body } } }
      ? Body
      : undefined
    : never

type Success = 200 | 201 | 202 | 204

/** What a route answers, as JSON; null where it answers nothing. */
export type AnswerOf<M extends Method, P> =
  Operation<M, P> extends infer O
    ? O extends { responses: infer R }
      ? {
          [S in keyof R & Success]: R[S] extends { content: { 'application/json': infer Answer } } ? Answer : null
        }[keyof R & Success]
      : never
    : never
