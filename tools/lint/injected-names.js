/** Roles that the name of a class injected by Nest ends in: docs/decisions/0006-direction-of-imports.md. */
const ROLES = ['Service', 'Guard', 'Filter', 'Interceptor', 'Pipe', 'Middleware', 'Strategy', 'Factory', 'Controller']
const ROLE_AT_END = new RegExp(`(${ROLES.join('|')})$`)

const roleSuffix = {
  create: (context) => ({
    ClassDeclaration({ id, decorators }) {
      const injectable = decorators?.find(({ expression }) => expression.callee?.name === 'Injectable')
      if (injectable && !ROLE_AT_END.test(id?.name ?? ''))
        context.report({
          node: injectable,
          message: 'End the name in the role of the class: docs/decisions/0006-direction-of-imports.md.',
        })
    },
  }),
}

/** Lint rule for the names of injected classes. */
export default { meta: { name: 'injected-names' }, rules: { 'role-suffix': roleSuffix } }
