import type { Type } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { languages, type Translated } from '#src/shared/languages.js'

interface Named {
  id: string
  name: Translated
}

/** Returns the function that finds names in use, which visitors could not tell apart. */
export function takenNames(entity: Type<Named>, code: string) {
  return async (
    { name }: Pick<Named, 'name'>,
    manager: EntityManager,
    before?: { id: string },
  ): Promise<FieldFault[]> => {
    const others = (await manager.find(entity)).filter(({ id }) => id !== before?.id)
    return languages
      .filter((language) => others.some((other) => other.name[language] === name[language]))
      .map((language) => ({ field: `name.${language}`, code }))
  }
}
