import { isZero, ZERO_EUROS } from '@hautelisse/domain/money'
import type { GapsView, PlanView } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo, useAim } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Fact, Facts, Ledger, Line, Section, Table, text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { bars } from './glide.css.ts'
import { ShareBar } from './glide-chart.tsx'
import { isBeyond } from './loss.tsx'
import { shareWords, useClassWords, useHorizonWords, useProfileNames } from './words.ts'

/** Shares of every class in one line: « 46 %, 26 %, 28 % ». */
const mixWords = (shares: readonly number[]): string =>
  shares.map((share) => shareWords(Math.round(share * 100) / 100)).join(', ')

const Mixes = ({ plan }: { readonly plan: PlanView }): ReactElement | null => {
  const { glide, mixes, profile } = plan
  const classWords = useClassWords()
  const horizonWords = useHorizonWords()
  const name = useProfileNames()[profile]
  if (glide?.step === undefined || mixes === undefined) return null
  const classes = glide.classes.map((one) => classWords[one])
  const step = glide.steps[glide.step]
  const words = (shares: readonly number[]) => (
    <>
      <span aria-hidden="true">{mixWords(shares)}</span>
      <VisuallyHidden>{classes.map((one, index) => `${one.name} ${shareWords(shares[index] ?? 0)}`).join(', ')}</VisuallyHidden>
    </>
  )
  return (
    <div className={bars}>
      <ShareBar
        title={<Trans id="accounts.empty.today">Aujourd’hui</Trans>}
        words={words(mixes.today)}
        classes={classes}
        shares={mixes.today}
      />
      <ShareBar
        title={step === undefined ? name : `${name}, ${horizonWords(step).label}`}
        words={words(mixes.column)}
        classes={classes}
        shares={mixes.column}
      />
    </div>
  )
}

type GapsTableProps = {
  readonly gaps: GapsView
  readonly name: string
  readonly policy: string | undefined
  /** A profile that passes its own limit has no amount to be moved. */
  readonly isMoved: boolean
}

const GapsTable = ({ gaps, name, policy, isMoved }: GapsTableProps): ReactElement => {
  const { t } = useLingui()
  const aim = useAim()
  return (
    <Table
      caption={t({ id: 'robo.gaps.caption', message: 'Chaque fonds aujourd’hui et dans ce profil' })}
      columns={[
        { id: 'fund', label: t({ id: 'robo.gaps.fund', message: 'Fonds' }) },
        { id: 'today', label: t({ id: 'accounts.empty.today', message: 'Aujourd’hui' }), align: 'end' },
        { id: 'target', label: name, align: 'end' },
        ...(isMoved ? [{ id: 'gap', label: t({ id: 'robo.gaps.gap', message: 'Écart' }), align: 'end' } as const] : []),
      ]}
      rows={gaps.lines.map(({ id, label, today, target, gap }) => ({
        key: id,
        cells: {
          fund:
            policy === undefined || isZero(today) ? (
              label
            ) : (
              <TextLinkTo {...aim({ hash: `fund-${policy}_${id}` })}>{label}</TextLinkTo>
            ),
          today: <Amount value={today} />,
          target: <Amount value={target} />,
          gap: (
            <span className={text({ strong: true })}>
              <Amount value={gap} movement />
            </span>
          ),
        },
      }))}
      total={{
        fund: t({ id: 'robo.gaps.total', message: 'Total' }),
        today: <Amount value={gaps.total} />,
        target: <Amount value={gaps.total} />,
        gap: <Amount value={ZERO_EUROS} />,
      }}
    />
  )
}

/** Why a holding stays where it is. */
const Apart = ({ plan }: { readonly plan: PlanView }): ReactElement | null =>
  plan.apart.length === 0 ? null : (
    <Section level={3} title={<Trans id="robo.apart.title">Ce qui reste à part</Trans>}>
      <Ledger>
        {plan.apart.map(({ id, label, amount, apart }) => (
          <Line
            key={id}
            name={label}
            value={<Amount value={amount} />}
            note={
              apart === 'guided' ? (
                <Trans id="robo.apart.guided">Gestion pilotée : son gérant s’en charge</Trans>
              ) : apart === 'blocked' ? (
                <Trans id="robo.apart.blocked">Bloqué par une règle du plan</Trans>
              ) : (
                <Trans id="robo.apart.not-on-grid">Hors de la grille de votre entreprise</Trans>
              )
            }
          />
        ))}
      </Ledger>
    </Section>
  )

/** A profile without amounts: its column as a list, for a server that says no more (ROBO-03). */
const PlainShares = ({ plan }: { readonly plan: PlanView }): ReactElement => (
  <Facts>
    {plan.shares.map(({ label, value }) => (
      <Fact key={label} name={label}>
        {shareWords(value)}
      </Fact>
    ))}
  </Facts>
)

/** What is held beside what the profile holds, fund by fund, to the cent. */
export const Gaps = ({ plan, title }: { readonly plan: PlanView; readonly title: string }): ReactElement => {
  const name = useProfileNames()[plan.profile]
  return (
    <Section title={<Trans id="robo.gaps.title">Votre {title} et ce profil</Trans>}>
      <Mixes plan={plan} />
      {plan.gaps !== undefined && (
        <GapsTable gaps={plan.gaps} name={name} policy={plan.holdings?.policyId} isMoved={!isBeyond(plan.loss)} />
      )}
      {plan.glide === undefined && <PlainShares plan={plan} />}
      {plan.glide !== undefined && plan.gaps === undefined && (
        <p className={text({ as: 'small' })}>
          <Trans id="robo.gaps.without">Choisissez la durée de votre projet : les écarts, fonds par fonds, en dépendent.</Trans>
        </p>
      )}
      <Apart plan={plan} />
    </Section>
  )
}
