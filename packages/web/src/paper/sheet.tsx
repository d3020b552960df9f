import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { useLayoutEffect, type ReactElement } from 'react'
import { Logo } from '../ui/logo/index.ts'
import { TENANT_NAMES } from '../ui/theme/index.ts'
import { SheetBlock } from './sheet-block.tsx'
import * as styles from './sheet.css.ts'

const inLines = (lines: readonly string[]): string => lines.join('\n')

/** Both sides of a letter: the saver's own stands on the left where the saver writes. */
const LetterHead = ({
  letter,
  logo,
}: {
  readonly letter: NonNullable<DocumentTree['letter']>
  readonly logo: ReactElement
}): ReactElement => {
  const { by, from, to, place } = letter
  const own = (
    <p className={by === 'saver' ? `${styles.lines} ${styles.nameFirst}` : `${styles.small} ${styles.end}`}>{inLines(from)}</p>
  )
  return (
    <>
      <div className={styles.top}>
        {by === 'saver' ? own : logo}
        {by === 'saver' ? logo : own}
      </div>
      <p className={by === 'saver' ? `${styles.address} ${styles.nameFirst}` : styles.address}>{inLines(to)}</p>
      <p className={by === 'saver' ? `${styles.place} ${styles.ownPlace} ${styles.end}` : styles.place}>{place}</p>
    </>
  )
}

const SheetHead = ({ tree }: { readonly tree: DocumentTree }): ReactElement => {
  const { letter, head, name, date, brand = 'hautelisse' } = tree
  const logo = <Logo tenant={TENANT_NAMES[brand]} />
  return letter === undefined ? (
    <div className={styles.top}>
      {logo}
      <p className={`${styles.small} ${styles.end}`}>
        {inLines(head ?? [name, formatFrenchDate(date)].filter((text) => text !== ''))}
      </p>
    </div>
  ) : (
    <LetterHead letter={letter} logo={logo} />
  )
}

/** A document as the browser prints it, instead of the page; the server's printer prints the same tree (docs/decisions/18). */
export const Sheet = ({ tree }: { readonly tree: DocumentTree }): ReactElement => {
  const { title, subtitle, foot, language, blocks, letter } = tree
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    dataset['printing'] = ''
    style.setProperty('--print-foot', JSON.stringify(foot))
    return () => {
      delete dataset['printing']
      style.removeProperty('--print-foot')
    }
  }, [foot])
  return (
    <div className={styles.sheet} data-paper="sheet" lang={language}>
      <SheetHead tree={tree} />
      <h1 className={letter?.by === 'saver' ? `${styles.title} ${styles.subject}` : styles.title}>{title}</h1>
      {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      <div className={letter?.by === 'saver' ? `${styles.blocks} ${styles.airy}` : styles.blocks}>
        {blocks.map((block, place) => (
          <SheetBlock key={`${block.kind} ${String(place)}`} of={block} />
        ))}
      </div>
    </div>
  )
}
