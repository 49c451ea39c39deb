import { readFileSync } from 'node:fs'

/** Beginnings of comments without a subject: docs/contributing.md, Style. */
const HEADLESS = /^(What|Who|Whom|Whose|Whether|Of|That|The same|By whom|To whom|With whom)\b/

/** Beginnings of test titles that are no sentence. */
const HALF_SENTENCE = /^(of|that|whom|whose|what|who|which|by|without|with|but|and)\b/i

/** Words that a standard term replaces; documents and English texts are checked for them as well (src/documents.spec.ts). */
const words = JSON.parse(readFileSync(new URL('replaced-words.json', import.meta.url), 'utf8'))
const REPLACED_WORDS = new RegExp(`\\b(${words.join('|')})\\b`, 'i')

function checkComment(context, comment) {
  const isDocComment = comment.type === 'Block' && comment.value.startsWith('*')
  const text = comment.value.replaceAll(/^\s*\*+ ?/gm, '').trim()
  if (isDocComment && HEADLESS.test(text))
    context.report({ loc: comment.loc, message: 'Begin the comment with a noun or a verb.' })
  const [word] = REPLACED_WORDS.exec(text) ?? []
  if (word) context.report({ loc: comment.loc, message: `Use the standard term instead of "${word}".` })
}

const comments = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) checkComment(context, comment)
    },
  }),
}

function isTest({ callee }) {
  const called =
    callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
      ? (callee.callee ?? callee.tag)
      : callee
  const name = called.type === 'MemberExpression' ? called.object.name : called.name
  const member = called.type === 'MemberExpression' ? called.property.name : undefined
  return ['it', 'test'].includes(name) && [undefined, 'each', 'only', 'skip'].includes(member)
}

const testTitles = {
  create: (context) => ({
    CallExpression(node) {
      const [title] = node.arguments
      const text = title?.type === 'Literal' ? title.value : title?.quasis?.[0].value.raw
      if (isTest(node) && typeof text === 'string' && HALF_SENTENCE.test(text))
        context.report({ node: title, message: 'Write the title as a sentence that stands on its own.' })
    },
  }),
}

/** Lint rules for plain English in comments and test titles. */
export default { meta: { name: 'plain-english' }, rules: { comments, 'test-titles': testTitles } }
