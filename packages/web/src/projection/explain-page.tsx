import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { ExportActions } from '../explanation/index.ts'
import { focusArrived, loadWords } from '../shell/index.ts'
import { Amount, WholeAmount } from '../ui/amount/index.ts'
import { ToolButton } from '../ui/button/index.ts'
import { Hero } from '../ui/hero/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Section } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import { INCOME_WORDS } from './catalogue.ts'
import { CausesPart } from './causes-part.tsx'
import { useExplainSources, useLineNames, useTerms } from './explain-words.ts'
import * as styles from './explain.css.ts'
import { KnownFigure, KnownTitle, type KnownProps } from './known-hero.tsx'
import { NetLines } from './net-lines.tsx'
import { sentence } from './page.css.ts'

type ExplainProps = KnownProps & { readonly onClose: () => void }

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
          <NetLines living={living} plan={plan} kind={kind} hasLinks />
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
