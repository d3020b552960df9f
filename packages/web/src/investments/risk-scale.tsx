import { RISK_LEVELS, riskOf } from '@hautelisse/domain/accounts'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { cssVars } from '../ui/theme/css-vars.ts'
import { Section, text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './fund-sheet.css.ts'
import { useRiskWords } from './words.ts'

const LEVELS = Array.from({ length: RISK_LEVELS.last }, (_, place) => place + RISK_LEVELS.first)

/** The scale of risk, seven marks with the fund's own (FUND-04, FUND-15). */
export const RiskScale = ({ risk }: { readonly risk: number | undefined }): ReactElement => {
  const wordsOf = useRiskWords()
  const level = riskOf(risk)
  const { last } = RISK_LEVELS
  return (
    <Section
      level={3}
      title={
        level === undefined ? (
          <Trans id="fund.risk.unknown">Risque : non communiqué</Trans>
        ) : (
          <Trans id="fund.risk.title">
            Risque : {level} sur {last}
          </Trans>
        )
      }
    >
      {level !== undefined && (
        <>
          <ol className={styles.scale}>
            {LEVELS.map((one) => (
              <li key={one} className={styles.mark} aria-current={one === level ? 'true' : undefined}>
                <span
                  aria-hidden="true"
                  className={`${styles.bar} ${one > level ? styles.barAbove : ''}`}
                  style={cssVars({ '--level': one })}
                />
                <span className={`${styles.level} ${one === level ? styles.ownLevel : ''}`}>{one}</span>
                {one === level && (
                  <VisuallyHidden>
                    <Trans id="fund.risk.own">niveau de ce fonds</Trans>
                  </VisuallyHidden>
                )}
              </li>
            ))}
          </ol>
          <p className={`${styles.scaleEnds} ${text({ as: 'caption' })}`} aria-hidden="true">
            <span>
              <Trans id="fund.risk.least">Plus faible</Trans>
            </span>
            <span>
              <Trans id="fund.risk.most">Plus élevé</Trans>
            </span>
          </p>
          <p className={text({ as: 'small', tone: 'ink' })}>{wordsOf(level)}</p>
        </>
      )}
    </Section>
  )
}
