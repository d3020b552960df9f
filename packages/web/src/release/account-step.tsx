import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import type { KindOffer, ReleaseOffer } from '@hautelisse/domain/release'
import { selectErrors, selectForm, selectOffer, selectOffers } from '@hautelisse/machines/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { OtpNotice } from '../session/routes.tsx'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { AlreadyAsked, UnderWayLine } from '../under-way/index.ts'
import * as styles from './release.css.ts'
import { StepForm } from './step-form.tsx'
import type { ReleaseProps } from './use-release.ts'
import { useErrorWords, useRefusalWords } from './words.ts'

/** What is said of an account: every reason why not, else whose it is. */
const Detail = ({ offer: { account, refusals } }: { readonly offer: ReleaseOffer }): ReactElement => {
  const words = useRefusalWords()
  if (refusals.length === 0) return <>{account.company_name}</>
  return (
    <>
      {refusals.map((refusal) => (
        <span key={`${refusal.kind} ${'code' in refusal ? refusal.code : ''}`} className={styles.block}>
          {words(refusal)}
        </span>
      ))}
    </>
  )
}

/** What a kind of savings needs. */
const KindNeeds = ({ kind: { kind, freeOn } }: { readonly kind: KindOffer }): ReactElement => {
  if (kind === 'free') return <Trans id="release.kind.free-text">Sans motif, versée en quelques jours</Trans>
  if (kind === 'blocked') return <Trans id="release.kind.blocked-text">Avec un motif prévu par la loi et ses pièces</Trans>
  const day = freeOn && formatFrenchDate(freeOn)
  if (day === undefined) return <Trans id="release.kind.soon-none">Rien ne devient disponible dans les 90 jours</Trans>
  return <Trans id="release.kind.soon-text">Dans les 90 jours, au plus tard le {day}, et versée à cette date</Trans>
}

/** What a kind of savings needs, and what of it is asked for already. */
const KindDetail = ({ kind }: { readonly kind: KindOffer }): ReactElement => (
  <>
    <KindNeeds kind={kind} />
    <span className={styles.block}>
      <AlreadyAsked amount={kind.claimed} />
    </span>
  </>
)

/** Step 1: the account, and which of its savings (REF-02, REF-04). */
export const AccountStep = ({ snapshot, send }: ReleaseProps): ReactElement => {
  const { t } = useLingui()
  const words = useErrorWords()
  const [offers, offer, form] = [selectOffers(snapshot), selectOffer(snapshot), selectForm(snapshot)]
  const errors = selectErrors(snapshot)
  const at = (path: string): string | undefined => {
    const error = errors.find((one) => one.path === path)
    return error && words(error)
  }
  const isBlocked = offers.some(({ refusals }) =>
    refusals.some((refusal) => refusal.kind === 'blocking' && refusal.code === 'DONNEES_PERSO'),
  )
  const kinds = {
    free: t({ id: 'release.kind.free', message: 'Épargne disponible' }),
    soon: t({ id: 'release.kind.soon', message: 'Épargne bientôt disponible' }),
    blocked: t({ id: 'release.kind.blocked', message: 'Épargne bloquée' }),
  } as const
  return (
    <StepForm
      snapshot={snapshot}
      send={send}
      kind="first"
      title={<Trans id="release.account.title">Que voulez-vous retirer ?</Trans>}
      lead={
        <Trans id="release.account.lead">
          Épargne disponible, bientôt disponible, ou bloquée avec un motif : vous voyez ce que vous recevrez avant de valider.
        </Trans>
      }
      aside={
        <p className={styles.small}>
          <Trans id="release.account.aside">
            L’argent va sur votre compte bancaire, ou est versé par votre entreprise. Rien n’est vendu avant votre validation.
          </Trans>
        </p>
      }
    >
      <UnderWayLine policies={offers.map(({ account }) => account.policy_id)} />
      <OtpNotice />
      <Panel>
        <div className={styles.stack}>
          <RadioCards
            label={t({ id: 'release.step.account', message: 'Compte' })}
            value={form.policyId}
            onValueChange={(policyId) => send({ type: 'accountChosen', policyId })}
            error={at('policy_id')}
            options={offers.map((one) => ({
              value: one.account.policy_id,
              title: one.account.title,
              detail: <Detail offer={one} />,
              aside: <Amount value={one.account.balance} />,
              disabled: one.refusals.length > 0,
            }))}
          />
          {offer !== undefined && (
            <RadioCards
              label={t({ id: 'release.account.kind', message: 'Quelle épargne ?' })}
              value={form.kind}
              onValueChange={(kind) => {
                if (kind !== '') send({ type: 'kindChosen', kind })
              }}
              error={at('kind')}
              options={offer.kinds.map((one) => ({
                value: one.kind,
                title: kinds[one.kind],
                detail: <KindDetail kind={one} />,
                aside: <Amount value={one.worth} />,
                disabled: !one.isOpen,
              }))}
            />
          )}
        </div>
        {isBlocked && (
          <DoorLink target={{ to: pathTo('profile-default') }} icon={drawings.ArrowRight} trailing>
            <Trans id="release.account.complete">Compléter mes données</Trans>
          </DoorLink>
        )}
      </Panel>
    </StepForm>
  )
}
