import { useId, type ReactElement, type ReactNode } from 'react'
import { section, sectionHead, sectionLead } from './layout.css.ts'
import { text } from './text.css.ts'

type SectionProps = {
  readonly title: ReactNode
  /** Level of the heading; its size follows from it. */
  readonly level?: 2 | 3 | 4 | 5
  /** It stands in a panel: its title is of the size of a panel's. */
  readonly inPanel?: boolean
  /** Id of the heading, where a link leads to it. */
  readonly id?: string
  /** One sentence below the heading. */
  readonly lead?: ReactNode
  /** At the end of the heading's line: a link, a choice. */
  readonly action?: ReactNode
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/**
 * A part of a page under a heading, which names it for those who jump from part to part.
 *
 * @example <Section title="Dernières opérations" action={<DoorLink … />}>…</Section>
 */
export const Section = ({
  title,
  level = 2,
  inPanel = false,
  id,
  lead,
  action,
  className,
  children,
}: SectionProps): ReactElement => {
  const own = useId()
  const name = id ?? own
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={name} data-part="section" className={className === undefined ? section : `${section} ${className}`}>
      <div className={sectionHead}>
        <Heading
          id={name}
          tabIndex={id === undefined ? undefined : -1}
          className={text({ as: level === 2 && !inPanel ? 'title' : 'subtitle' })}
        >
          {title}
        </Heading>
        {action}
        {lead !== undefined && <p className={sectionLead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
