import type { DocumentBlock } from '@hautelisse/domain/explain'
import type { ReactElement } from 'react'
import { asDrawing } from '../ui/charts/index.ts'
import * as styles from './sheet.css.ts'

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

type Block<Kind extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: Kind }>
type OfBlock<Kind extends DocumentBlock['kind']> = { readonly of: Block<Kind> }

const Heading = ({ of: { text, level, isAnnex } }: OfBlock<'heading'>): ReactElement => {
  const Tag = level === 3 ? 'h3' : 'h2'
  return <Tag className={classes(level === 3 ? styles.under : styles.heading, isAnnex && styles.annex)}>{text}</Tag>
}

const List = ({ of: { items, mark } }: OfBlock<'list'>): ReactElement => (
  <ul className={classes(styles.items, mark !== undefined && styles.marks, mark === 'thread' && styles.threadMarks)}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** From here on rows stand closer, so that a summary stays on its page. */
const MANY = 12

const Facts = ({ of: { rows, isWide } }: OfBlock<'facts'>): ReactElement => (
  <dl className={classes(isWide === true && styles.wide, rows.length > MANY && styles.dense)}>
    {rows.map(({ name, value, isTotal }, place) => (
      <div key={`${name} ${String(place)}`} className={classes(styles.fact, isTotal && styles.sum)}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Decimals and sign of an amount are read small. */
const CENTS = /,\d{2}\u00A0€$/

const Value = ({ text }: { readonly text: string }): ReactElement => {
  const at = text.search(CENTS)
  return (
    <p className={styles.value}>
      {at < 0 ? text : text.slice(0, at)}
      {at >= 0 && <span className={styles.cents}>{text.slice(at)}</span>}
    </p>
  )
}

const Figures = ({ of }: { readonly of: Block<'figures'>['figures'] }): ReactElement => (
  <div className={styles.figures}>
    {of.map(({ name, value, note }) => (
      <div key={name} className={styles.figure}>
        <p>{name}</p>
        <Value text={value} />
        {note !== undefined && <p className={styles.small}>{note}</p>}
      </div>
    ))}
  </div>
)

const Table = ({ of: { caption, heads, rows, total } }: OfBlock<'table'>): ReactElement => {
  const look = (column: number) => (heads[column]?.isFigure === true ? styles.number : undefined)
  return (
    <table className={styles.table}>
      {caption !== '' && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map(({ text }, column) => (
            <th key={text} scope="col" className={look(column)}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={`${row[0] ?? ''} ${String(place)}`}>
            {row.map((cell, column) => (
              <td key={heads[column]?.text ?? ''} className={look(column)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            {total.map((cell, column) => (
              <td key={heads[column]?.text ?? ''} className={look(column)}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** One upright line a thread, each in the middle of its place. */
const warpOf = (count: number): string => Array.from({ length: count }, (_, place) => `M${place + 0.5} 0v1`).join('')

/** Each bundle is as wide as its threads; its name and value stand under it. */
const Threads = ({ of: { alt, bundles, unit } }: OfBlock<'threads'>): ReactElement => (
  <div {...asDrawing(alt)}>
    <div className={styles.threads}>
      {bundles.map(({ name, value, tone, count, isSupposed }) => (
        <div key={name} className={styles.bundle} style={{ flexGrow: count }}>
          {count > 0 && (
            <svg className={classes(styles.bars, styles.tones[tone])} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none">
              <path d={warpOf(count)} className={classes(styles.thread, isSupposed && styles.dash)} />
            </svg>
          )}
          <p className={styles.small}>{name}</p>
          <p>
            <b>{value}</b>
          </p>
        </div>
      ))}
    </div>
    {unit !== undefined && <p className={styles.small}>{unit}</p>}
  </div>
)

const Dates = ({ of: { steps } }: OfBlock<'dates'>): ReactElement => (
  <div className={styles.dates}>
    {steps.map(({ name, date, isDone }) => (
      <div key={name}>
        <p className={isDone ? styles.over : undefined}>{name}</p>
        <p className={styles.small}>{date}</p>
      </div>
    ))}
  </div>
)

const Calculation = ({ of: { title, lines } }: OfBlock<'calculation'>): ReactElement => (
  <section>
    {title !== undefined && <h2 className={styles.heading}>{title}</h2>}
    {lines.map(({ name, how, result, source }, place) => (
      <div key={`${name} ${String(place)}`} className={styles.step}>
        <p className={styles.stepHead}>
          <span>{name}</span>
          <span>{result}</span>
        </p>
        {how !== '' && <p className={styles.small}>{how}</p>}
        {source !== '' && <p className={styles.small}>{source}</p>}
      </div>
    ))}
  </section>
)

/** One block of a document on the browser's paper. */
export const SheetBlock = ({ of }: { readonly of: DocumentBlock }): ReactElement => {
  switch (of.kind) {
    case 'heading':
      return <Heading of={of} />
    case 'paragraph':
      return <p className={of.isSmall === true ? styles.small : undefined}>{of.text}</p>
    case 'list':
      return <List of={of} />
    case 'facts':
      return <Facts of={of} />
    case 'band':
      return (
        <dl className={styles.band}>
          {of.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'figure':
      return <Figures of={[of]} />
    case 'figures':
      return <Figures of={of.figures} />
    case 'table':
      return <Table of={of} />
    case 'threads':
      return <Threads of={of} />
    case 'dates':
      return <Dates of={of} />
    case 'calculation':
      return <Calculation of={of} />
    case 'beside':
      return (
        <div className={styles.beside}>
          {of.lists.map(({ heading, list }) => (
            <div key={heading} className={styles.side}>
              <h2 className={styles.heading}>{heading}</h2>
              <List of={list} />
            </div>
          ))}
        </div>
      )
    case 'box':
      return (
        <div className={styles.box}>
          <p>
            <b>{of.title}</b>
          </p>
          <p>{of.text}</p>
        </div>
      )
    case 'signature':
      return (
        <div className={styles.signature}>
          <p className={styles.small}>{of.note}</p>
          <p className={styles.signHere}>{of.label}</p>
        </div>
      )
    default:
      return of satisfies never
  }
}
