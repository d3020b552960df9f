import { Amount } from '../../ui/amount/index.ts'
import type { Euros } from '@hautelisse/domain/money'
import type { AnnuityFigure } from '@hautelisse/domain/withdrawal'
import { selectAnnuity, type FigureId } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Remarks, Section, Text, text } from '../../ui/page/index.ts'
import { useAnnuityTitle } from './figure-titles.ts'
import { GrossFigure, Place } from './figure.tsx'
import { section, tiers } from './results.css.ts'
import { FoldTitle } from './fold.tsx'
import type { ResultsProps } from './results-props.ts'

type RowProps = {
  readonly name: ReactNode
  /** Which annuity the amount belongs to, where the rows do not all speak of the same. */
  readonly of?: string | undefined
  readonly id: FigureId
  readonly value: Euros
  readonly movement?: boolean
}

const ReversionFigure = ({ name, of: annuity, id, value, movement = false }: RowProps): ReactElement => (
  <div>
    <dt className={text({ as: 'small' })}>
      {name}
      {annuity !== undefined && <span className={text({ as: 'caption', block: true })}>{annuity}</span>}
    </dt>
    <dd>
      <GrossFigure id={id} value={value} size="s" movement={movement} />
    </dd>
  </div>
)

/** What the spouse receives, and what that costs the saver (docs/decisions/07). */
export const ReversionSection = ({ snapshot }: ResultsProps): ReactElement | null => {
  const { t } = useLingui()
  const title = useAnnuityTitle()
  const { plain, reversion } = selectAnnuity(snapshot) ?? {}
  if (reversion === undefined) return null
  const { percentage, single, spouse, price } = reversion
  // With guaranteed years in the lead the spouse's share is of that annuity, while the price of the reversion compares the two without them.
  const nameOf = (figure: AnnuityFigure): string | undefined => (spouse.figure.type === 'RV_RAG' ? title(figure) : undefined)
  return (
    <Place id="reversion">
      <Section
        className={section}
        title={
          <FoldTitle
            figure={
              <Trans id="explanation.value.month">
                <Amount value={spouse.month} /> par mois
              </Trans>
            }
          >
            <Trans id="withdrawal.results.reversion">Ce que reçoit votre conjoint</Trans>
          </FoldTitle>
        }
        lead={
          <Trans id="withdrawal.results.reversion-text">
            Après votre décès, votre conjoint reçoit {percentage} % de votre rente, toute sa vie.
          </Trans>
        }
      >
        <Text as="small" tone="ink" strong>
          <Trans id="withdrawal.results.basis">Par mois, brut, sans revalorisation.</Trans>
        </Text>
        <dl className={tiers}>
          <ReversionFigure
            name={<Trans id="withdrawal.results.spouse-month">Votre conjoint, par mois</Trans>}
            of={nameOf(spouse.figure)}
            id={{ kind: 'spouse', figure: spouse.figure, period: 'month' }}
            value={spouse.month}
          />
          <ReversionFigure
            name={<Trans id="withdrawal.results.spouse-year">Votre conjoint, par an</Trans>}
            of={nameOf(spouse.figure)}
            id={{ kind: 'spouse', figure: spouse.figure, period: 'year' }}
            value={spouse.year}
          />
        </dl>
        <dl className={tiers}>
          {plain !== undefined && (
            <ReversionFigure
              name={<Trans id="withdrawal.results.with-reversion">Vous, avec réversion</Trans>}
              of={nameOf(plain.figure)}
              id={{ kind: 'annuity', figure: plain.figure, period: 'month' }}
              value={plain.month}
            />
          )}
          <ReversionFigure
            name={<Trans id="withdrawal.results.without-reversion">Vous, sans réversion</Trans>}
            of={nameOf(single.figure)}
            id={{ kind: 'annuity', figure: single.figure, period: 'month' }}
            value={single.month}
          />
          <ReversionFigure
            name={<Trans id="withdrawal.figure.reversion-price">Prix de la réversion</Trans>}
            of={
              spouse.figure.type === 'RV_RAG'
                ? t({ id: 'withdrawal.results.price-basis', message: 'Sans années garanties' })
                : undefined
            }
            id={{ kind: 'reversion-price', period: 'month' }}
            value={price.month}
            movement
          />
        </dl>
        <Remarks>
          <Trans id="withdrawal.results.spouse-first">Si votre conjoint décède avant vous, votre rente ne change pas.</Trans>
          <Trans id="withdrawal.results.spouse-guaranteed">
            Avec des années garanties, la rente est versée à 100 % jusqu’à leur terme, puis à {percentage} % à votre conjoint.
          </Trans>
        </Remarks>
      </Section>
    </Place>
  )
}
