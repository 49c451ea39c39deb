import type { SectionLink } from './use-sections'

interface Props {
  links: SectionLink[]
  className?: string
  linkClassName?: string
}

/** List of links to admin sections, in the style of the menu or of the navigation. */
export function SectionList({ links, className, linkClassName }: Props) {
  return (
    <ul className={className}>
      {links.map(({ href, text, current }) => (
        <li key={href}>
          <a className={linkClassName} href={href} aria-current={current}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
