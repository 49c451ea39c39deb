import { Injectable } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import type { Language } from '#src/shared/languages.js'
import { Environment } from '../../config/environment.js'
import type { ProblemDto } from './problem.dto.js'
import type { FieldFault, Problem } from './problem.js'
import { problemPath } from './problem-path.js'

interface Texts {
  [key: string]: string | Texts
}

/** Texts of faults: those of forms for visitors are apart, because pages with a form carry them all. */
type FaultTexts = Record<'validation' | 'admin-validation', Texts>

/** Renders problems in a language. */
@Injectable()
export class ProblemDocumentsService {
  constructor(
    private readonly i18n: I18nService,
    private readonly environment: Environment,
  ) {}

  write(problem: Problem, lang: Language): ProblemDto {
    const { code, args, errors, limit, members } = problem
    const say = (key: string, args: Record<string, unknown> = {}) => this.i18n.t<string, string>(key, { lang, args })
    return {
      type: this.environment.publicUrl + problemPath(code),
      title: say(`problem.${code}.title`),
      status: problem.getStatus(),
      detail: say(`problem.${code}.detail`, args),
      code,
      ...(errors.length > 0 && {
        errors: errors.map((fault) => ({ ...fault, message: this.faultMessage(fault, lang) })),
      }),
      ...(limit !== undefined && { limit }),
      ...members,
    }
  }

  /** Returns the message of a fault in a language. */
  faultMessage({ code, args }: Omit<FieldFault, 'field'>, lang: Language): string {
    const [group = ''] = code.split('.')
    const namespace = group in this.faultTexts(lang)['admin-validation'] ? 'admin-validation' : 'validation'
    return this.i18n.t<string, string>(`${namespace}.${code}`, { lang, args })
  }

  /** Returns the codes of all field errors with their messages and placeholders. */
  fieldFaults(language: Language): [code: string, message: string][] {
    const texts = this.faultTexts(language)
    return [...textsOf(texts.validation), ...textsOf(texts['admin-validation'])]
  }

  private faultTexts(language: Language): FaultTexts {
    return (this.i18n.getTranslations() as Record<Language, FaultTexts>)[language]
  }
}

/** Returns all texts of a tree by dotted name. */
function textsOf(texts: Texts, before = ''): [name: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[before + key, text] as [string, string]] : textsOf(text, `${before}${key}.`),
  )
}
