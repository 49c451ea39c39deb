import { publicFile } from '#client/public-file'
import type {
  ContentField,
  ContentFields as Fields,
  Rows as RowsDescription,
} from '#src/shared/content/content-description'
import { type Described, isField, isRows } from '#src/shared/content/described-fields'
import { getLast, requireValue } from '#src/shared/lookups'
import { timeTypes } from '#src/shared/typed-times'
import { TimeField } from '#views/kit/admin/form/TimeField'
import { Field } from '#views/kit/forms/Field'
import { Select } from '#views/kit/forms/Select'
import { usePageContext, useTranslations } from '#views/page-context'
import { type Contents, type Item, type Kind, kinds } from '../content-kinds'
import { choiceText, fieldText } from '../field-texts'
import { builtInPicture } from './built-in-picture'
import { CategoryChoice } from './CategoryChoice'
import { Checkbox } from './Checkbox'
import { Columns } from './Columns'
import styles from './editor.module.css'
import { OpeningTimes } from './OpeningTimes'
import { PagePictures } from './PagePictures'
import { PhotoField } from './PhotoField'
import { PictureChoice } from './PictureChoice'
import { Publication } from './Publication'
import { Reminder } from './Reminder'
import { Rows } from './Rows'
import { SlugField } from './SlugField'
import { SpecialDaysFields } from './SpecialDaysFields'
import { Translated } from './Translated'
import { WeekHoursFields } from './WeekHoursFields'

/** Options of the choices in content forms. */
export interface Choices {
  locations: { slug: string; name: string }[]
  /** Categories of the kind, in the page's language; empty for kinds without categories. */
  categories: { id: string; name: string }[]
  /** Items of the header; none for other kinds. */
  navigationItems: { value: string; label: string }[]
  /** Items of the services; none for other kinds. */
  serviceItems: { value: string; label: string }[]
  /** Own pages; none for kinds without references to them. */
  ownPages: { id: string; name: string }[]
  /** Subjects of contact messages; none for kinds without one. */
  subjects: { id: string; name: string }[]
  /** Prices a package can contain, excluding the edited one. */
  singlePrices: { id: string; name: string }[]
  /** Therapists; none for kinds without references to them. */
  therapists: { id: string; name: string }[]
}

interface ContentFieldsProps {
  kind: Kind
  content: Contents[Kind]
  /** Undefined for a new item. */
  item?: Item
  choices: Choices
}

interface InputProps extends ContentFieldsProps {
  /** Dotted name. */
  name: string
  described: Described
}

/** Pictures of the site to choose from, by field. */
const pictures: Record<string, { srcOf: (value: string) => string; height: number }> = {
  picture: { srcOf: (value) => publicFile(`/pictures/${value}-400.webp`), height: 250 },
  portrait: { srcOf: (value) => publicFile(`/portraits/${value}.svg`), height: 400 },
}

/** Fields from which slugs are suggested. */
const slugSources: Record<string, string> = { slug: 'title.hr', slugHr: 'title.hr', slugEn: 'title.en' }

/** Fields of an item in the order of the description of its kind. */
export function ContentFields(props: ContentFieldsProps) {
  const t = useTranslations('content')
  const { fields, beside = [] } = kinds[props.kind]
  const claims = `claims.${props.kind}`
  const input = (name: string) => (
    <Input key={name} {...props} name={name} described={requireValue(fields[name], name)} />
  )
  if (props.kind === 'pagePictures') return <PagePictures input={input} />
  return (
    <>
      {t.has(claims) && <Reminder title={t('claims.title')} text={t(claims)} />}
      {Object.keys(fields).map((name) => {
        const group = beside.find((names) => names.includes(name))
        if (!group) return input(name)
        return group[0] === name && <Columns key={name}>{group.map(input)}</Columns>
      })}
    </>
  )
}

/** Input of one field, a list, or a group of fields. */
function Input(props: InputProps) {
  const { kind, content, item, choices, name, described } = props
  const t = useTranslations('content')
  const texts = { label: fieldText(t, kind, name) ?? name, hint: fieldText(t, kind, `${name}Hint`) }
  if (name === 'status') return <Publication content={content as Contents['post']} />
  if (name === 'publishedAt') return null // part of the publication
  const slugSource = slugSources[name]
  if (slugSource) return <SlugField name={name} {...texts} suggestFrom={item ? undefined : slugSource} />
  if (name === 'category')
    return (
      <CategoryChoice
        kind={requireValue(kinds[kind].categories, 'kind of the categories')}
        categories={choices.categories}
      />
    )
  if (isRows(described)) return <ListInput {...props} described={described} {...texts} />
  if (isField(described)) return <FieldInput choices={choices} name={name} field={described} {...texts} />
  if ('hr' in described)
    return <Translated name={name} {...texts} rows={linesOf(described.hr as ContentField)} pictures={name === 'body'} />
  return Object.entries(described).map(([part, field]) => (
    <Input key={part} {...props} name={`${name}.${part}`} described={field} />
  ))
}

interface FieldInputProps {
  choices: Choices
  name: string
  field: ContentField
  label: string
  hint?: string
}

function FieldInput({ choices, name, field, label, hint }: FieldInputProps) {
  const t = useTranslations('content')
  const { language } = usePageContext()
  const options = useOptions(name, field, choices)
  const picture = pictures[name]
  if (picture && options) {
    const { srcOf, height } = picture
    const shown = options.map((option) => ({ ...option, src: srcOf(option.value), height }))
    return <PictureChoice name={name} label={label} choices={shown} />
  }
  if (options) {
    return (
      <>
        <Select name={name} label={label} placeholder={t('choose')} options={options} />
        {hint && <p className={styles.hint}>{hint}</p>}
      </>
    )
  }
  if (field.type === 'picture') {
    const builtIn = builtInPicture(name, language)
    return <PhotoField name={name} label={label} hint={hint} builtIn={builtIn} required={Boolean(field.required)} />
  }
  if (isTime(field)) return <TimeField name={name} label={label} hint={hint} />
  if (field.type === 'checkbox') return <Checkbox name={name} label={label} hint={hint} />
  return <Field name={name} label={label} hint={hint} inputMode={inputModeOf(field)} />
}

/** Returns the options of a field; undefined for fields that are typed. */
function useOptions(name: string, described: ContentField, choices: Choices) {
  const t = useTranslations('content')
  const { locations, navigationItems, serviceItems, singlePrices, subjects, ownPages, therapists } = choices
  const field = getLast(name.split('.'))
  if (field === 'item') return name.startsWith('services.') ? serviceItems : navigationItems
  if (field === 'subject') return subjects.map(toOption)
  if (field === 'location') return locations.map(({ slug, name }) => ({ value: slug, label: name }))
  if (field === 'therapist') return therapists.map(toOption)
  if (described.type === 'reference') return singlePrices.map(toOption)
  if (described.type !== 'choice') return undefined
  const known = described.choices.map((value) => ({ value, label: choiceText(t, field, value) }))
  return described.further ? [...known, ...ownPages.map(toOption)] : known
}

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

interface ListInputProps extends InputProps {
  described: RowsDescription
  label: string
  hint?: string
}

function ListInput({ choices, name, described, label, hint }: ListInputProps) {
  const t = useTranslations('content')
  const row = described.row as Fields
  if (isRows(described.row)) return <WeekHoursFields name={name} label={label} />
  if (row.hours) return <SpecialDaysFields name={name} />
  const text = (of: string, number?: number) =>
    t(`rows.${described.name as 'Director'}.${of as 'add'}`, { number: number! })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {row.opens ? (
        <OpeningTimes name={name} day={label} />
      ) : (
        <Rows
          name={name}
          addLabel={text('add')}
          removeLabel={(number) => text('remove', number)}
          moveLabels={
            (row.item || row.picture) && { up: (number) => text('up', number), down: (number) => text('down', number) }
          }
          row={(path, number) => {
            const inputs = Object.entries(row).map(([field, one]) => (
              <FieldInput
                key={field}
                choices={choices}
                name={`${path}.${field}`}
                field={one as ContentField}
                label={text(field, number)}
              />
            ))
            return inputs.length > 1 ? <Columns>{inputs}</Columns> : inputs
          }}
        />
      )}
    </fieldset>
  )
}

/** Returns the number of lines of a text, by its maximum length. */
function linesOf(field: ContentField): number {
  const most = 'maxLength' in field ? field.maxLength : 0
  if (most > 10_000) return 16
  if (most >= 1000) return 5
  return most >= 400 ? 3 : 2
}

const isTime = ({ type }: ContentField) => timeTypes.some((time) => time === type)

function inputModeOf(field: ContentField) {
  if (field.type === 'number') return field.decimals === 0 ? 'numeric' : 'decimal'
  return 'inputMode' in field ? field.inputMode : undefined
}
