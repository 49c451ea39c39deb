import { colours } from './colours.js'

export interface LetterField {
  label: string
  value: string
}

/** Fields of a form, with line breaks. */
export function LetterFields({ fields }: { fields: LetterField[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        {fields.map(({ label, value }) => (
          <tr key={label}>
            <td style={{ padding: '8px 0', borderBottom: `1px solid ${colours.haze}` }}>
              <div style={{ color: colours.muted, fontSize: 14 }}>{label}</div>
              <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
