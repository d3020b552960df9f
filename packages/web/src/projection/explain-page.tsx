import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { ExportActions, FigureCalculation } from '../explanation/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { focusArrived, loadWords } from '../shell/index.ts'
import { Amount, WholeAmount } from '../ui/amount/index.ts'
import { ToolButton } from '../ui/button/index.ts'
import { Hero } from '../ui/hero/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Section } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import { INCOME_WORDS } from './catalogue.ts'
import { CausesPart } from './causes-part.tsx'
import { netLinesOf, Sentence, type NetLine } from './explain-lines.tsx'
import { useExplainNames, useExplainSources, useLineNames, useTerms } from './explain-words.ts'
import * as styles from './explain.css.ts'
import { KnownFigure, KnownTitle, type KnownProps } from './known-hero.tsx'
import { sentence } from './page.css.ts'

type ExplainProps = KnownProps & { readonly onClose: () => void }

const Contracts = ({ plan }: Pick<KnownProps, 'plan'>): ReactElement => (
  <ul className={styles.contracts}>
    {plan.accounts
      .filter(({ scope }) => scope !== 'marel')
      .map(({ type, policy_id: id, title }) => (
        <li key={id}>
          <TextLinkTo
            to={pathTo('savings-detail-account', { selectionFilter: 'type', filter: type, id })}
            icon={drawings.ArrowRight}
            trailing
          >
            {title}
          </TextLinkTo>
        </li>
      ))}
  </ul>
)

type LineProps = KnownProps & { readonly line: NetLine; readonly place: number }

/** A line of the net: its sentence, and its steps once it is opened. */
const Line = ({ line, place, living, plan }: LineProps): ReactElement => {
  const [isOpen, setIsOpen] = useState(false)
  const names = useExplainNames()
  const sources = useExplainSources()
  const terms = useTerms(useLineNames(plan.accounts), line.lines)
  const yearTax = line.id === 'tax' ? living.income.yearTax : undefined
  const id = `explain-${line.id}`
  return (
    <li className={isOpen ? styles.openLine : styles.line}>
      <button
        type="button"
        className={styles.lineHead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.place}>{place}</span>
        <b>{names[line.figure.term]}</b>
        <span className={styles.value}>
          <Amount value={line.value} movement />
        </span>
        <span className={styles.why}>
          <Sentence id={line.id} living={living} plan={plan} />
        </span>
        <Icon of={isOpen ? drawings.CaretUp : drawings.CaretDown} className={styles.caret} />
      </button>
      <div id={id} className={isOpen ? styles.steps : styles.hiddenSteps}>
        {yearTax !== undefined && <FigureCalculation derivation={yearTax} terms={terms} sources={sources} />}
        <FigureCalculation derivation={line.figure} terms={terms} sources={sources} />
        {line.id === 'annuities' && <Contracts plan={plan} />}
      </div>
    </li>
  )
}

/** Where what is left to live on comes from: a few lines in words, each down to its steps (mock-up ai-3). */
const ExplainPage = ({ living, plan, shown, onClose }: ExplainProps): ReactElement => {
  const { t } = useLingui()
  const isToday = useIsInTodaysEuros()
  const kind = isToday ? 'today' : 'departure'
  const { net, explanation } = living.figures[kind]
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 })
    focusArrived(heading.current, { preventScroll: true })
  }, [])
  const terms = useTerms(useLineNames(plan.accounts))
  const sources = useExplainSources()
  const on = formatFrenchDate(plan.today)
  const title = t({ id: 'projection.ages.net', message: 'Net par mois' })
  return (
    <>
      <Hero
        title={<KnownTitle plan={plan} />}
        figure={<KnownFigure shown={shown} />}
        sentence={
          <p className={sentence}>
            <Trans id="projection-income.panel.range">
              <b>
                Entre <WholeAmount value={shown.low} /> et <WholeAmount value={shown.high} />
              </b>
              , net
            </Trans>
          </p>
        }
        fan={<div className={styles.hem} />}
      />
      <div className={`${layout.wrap} ${styles.columns}`}>
        <section className={styles.panel} aria-labelledby="explain-net">
          <div className={styles.head}>
            <h2 id="explain-net" ref={heading} tabIndex={-1} className={styles.title}>
              <Trans id="explanation.panel.title">D’où vient ce chiffre&nbsp;?</Trans>
            </h2>
            <ToolButton
              icon={drawings.Close}
              aria-label={t({ id: 'explanation.panel.close', message: 'Fermer l’explication' })}
              onClick={onClose}
            />
          </div>
          <ol className={styles.lines}>
            {netLinesOf(living, kind).map((line, at) => (
              <Line key={line.id} line={line} place={at + 1} living={living} plan={plan} shown={shown} />
            ))}
          </ol>
          <p className={styles.total}>
            <b>{title}</b>
            <Amount value={net} size="s" />
            <span className={styles.roundingNote}>
              <Trans id="projection-income.panel.rounded">
                Affiché <WholeAmount value={net} />, arrondi à l’euro. Loi au {on}, sans changement supposé.
              </Trans>
            </span>
          </p>
          <div className={styles.acts}>
            <ExportActions
              derivation={explanation}
              terms={terms}
              sources={sources}
              title={title}
              fileName={t({ id: 'projection-income.panel.file', message: 'calcul-ma-retraite.csv' })}
            />
          </div>
        </section>
        <Section
          title={<Trans id="projection-income.panel.changes">Ce qui peut changer ce chiffre</Trans>}
          inPanel
          className={styles.aside}
        >
          <CausesPart living={living} />
        </Section>
      </div>
    </>
  )
}

/** The page with its words. */
export const loadExplainPage = async (): Promise<typeof ExplainPage> => {
  await loadWords(INCOME_WORDS)
  return ExplainPage
}
