import type { DocumentBlock } from '@hautelisse/domain/explain'
import type { ReactElement } from 'react'
import { Dates, classes, Threads } from './sheet-drawings.tsx'
import * as styles from './sheet.css.ts'

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

/** Decimals, unit and what follows them are read small. */
const CENTS = /,\d+\u00A0.*$/

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

/** The figure that a page is made for. */
const Hero = ({ of: { name, value, note } }: OfBlock<'figure'>): ReactElement => (
  <div className={styles.hero}>
    {name !== '' && (
      <p>
        <b>{name}</b>
      </p>
    )}
    <div>
      <Value text={value} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
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

/** A way of reckoning that has room beside its result. */
const SHORT = 48

const Calculation = ({ of: { title, lines } }: OfBlock<'calculation'>): ReactElement => (
  <section>
    {title !== undefined && <h2 className={styles.heading}>{title}</h2>}
    {lines.map(({ name, how, result, source }, place) => {
      const isEnd = place > 0 && place === lines.length - 1
      const under = [how.length > SHORT ? how : '', source].filter((text) => text !== '')
      return (
        <div key={`${name} ${String(place)}`} className={styles.line}>
          <div>
            <p className={classes((isEnd || (place === 0 && how === '')) && styles.strongLine)}>{name}</p>
            {under.map((text) => (
              <p key={text} className={styles.small}>
                {text}
              </p>
            ))}
          </div>
          <p>{how.length > SHORT ? '' : how}</p>
          <p className={classes(styles.result, isEnd && styles.strongLine)}>{result}</p>
        </div>
      )
    })}
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
      return <Hero of={of} />
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
