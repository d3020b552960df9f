import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { usePage, useTitles } from '../shell/index.ts'
import { TextLink } from '../ui/button/index.ts'
import { withoutEmpty, type Section } from './blocks.ts'
import * as styles from './contents.css.ts'
import { Blocks, NO_PARTS, type Parts } from './show-blocks.tsx'
import { Page, PageHead, Text } from '../ui/page/index.ts'

/** From so many sections on a summary helps. */
const LONG = 5

/** Leads to a section without touching the fragment of the address, which is that of the modals. */
const goTo = (event: MouseEvent, id: string): void => {
  event.preventDefault()
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

const Summary = ({ sections }: { readonly sections: readonly Section[] }): ReactElement => {
  const { t } = useLingui()
  return (
    <nav className={styles.summary} aria-labelledby="summary">
      <Text as="subtitle" tag="h2" id="summary">
        <Trans id="explanation.part.summary">Dans cette page</Trans>
      </Text>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={`#${id}`} className={styles.summaryLink} onClick={(event) => goTo(event, id)}>
              {t(title)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type DocumentPageProps = {
  readonly lead: ReactNode
  readonly sections: readonly Section[]
  /** What the page draws itself, by the name of its place. */
  readonly parts?: Parts
}

/** A page that is read: its head, its sections in one column, and what is in it when it is long. */
export const DocumentPage = ({ lead, sections, parts = NO_PARTS }: DocumentPageProps): ReactElement => {
  const { t } = useLingui()
  const titleOf = useTitles()
  const { route } = usePage()
  const shown = withoutEmpty(sections)
  return (
    <Page>
      <PageHead title={titleOf(route.id)} lead={lead} />
      <div className={styles.page}>
        {shown.length >= LONG && <Summary sections={shown} />}
        <div className={styles.text}>
          {shown.map(({ id, title, blocks }) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id} className={styles.heading} tabIndex={-1}>
                {t(title)}
              </h2>
              <Blocks blocks={blocks} parts={parts} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
