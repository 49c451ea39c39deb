/** Returns the expression inside of `as`, `satisfies` and parentheses. */
function bare(node) {
  return ['TSAsExpression', 'TSSatisfiesExpression'].includes(node?.type) ? bare(node.expression) : node
}

const noLiteralSpread = {
  create: (context) => {
    const check = ({ argument }) => {
      if (['ObjectExpression', 'ArrayExpression'].includes(bare(argument).type))
        context.report({
          node: argument,
          message: 'Write the members of this literal in place: a spread of it allows unknown properties.',
        })
    }
    return { SpreadElement: check, JSXSpreadAttribute: check }
  },
}

const noTuplePacking = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (id.type === 'ArrayPattern' && bare(init)?.type === 'ArrayExpression')
        context.report({ node: id, message: 'Declare each of these values in a statement.' })
    },
  }),
}

/** Lint rules against literals that only pack several values into a line. */
export default {
  meta: { name: 'plain-lines' },
  rules: { 'no-literal-spread': noLiteralSpread, 'no-tuple-packing': noTuplePacking },
}
