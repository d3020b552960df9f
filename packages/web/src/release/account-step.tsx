import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { KindOffer } from '@hautelisse/domain/release'
import { selectErrors, selectForm, selectOffer, selectOffers } from '@hautelisse/machines/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActAccounts } from '../act/index.ts'
import { OtpNotice } from '../session/routes.tsx'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { AlreadyAsked } from '../under-way/index.ts'
import { Available, Whose } from './available.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'
import { ReleaseForm } from './step-form.tsx'
import type { ReleaseProps } from './use-release.ts'
import { useErrorWords, useRefusalWords } from './words.ts'

/** What a kind of savings needs. */
const KindNeeds = ({ kind: { kind, freeOn } }: { readonly kind: KindOffer }): ReactElement => {
  if (kind === 'free') return <Trans id="release.kind.free-text">Sans motif, versée en quelques jours</Trans>
  if (kind === 'blocked') return <Trans id="release.kind.blocked-text">Avec un motif prévu par la loi et ses pièces</Trans>
  const day = freeOn && formatFrenchDate(freeOn)
  if (day === undefined) return <Trans id="release.kind.soon-none">Rien ne devient disponible dans les 90&nbsp;jours</Trans>
  return <Trans id="release.kind.soon-text">Dans les 90&nbsp;jours, au plus tard le {day}, et versée à cette date</Trans>
}

/** What a kind of savings needs, and what of it is asked for already. */
const KindDetail = ({ kind }: { readonly kind: KindOffer }): ReactElement => (
  <>
    <KindNeeds kind={kind} />
    <span className={text({ block: true })}>
      <AlreadyAsked amount={kind.claimed} />
    </span>
  </>
)

/** Step 1: the account, and which of its savings (REF-02, REF-04). */
export const ReleaseAccountStep = ({ snapshot, send }: ReleaseProps): ReactElement => {
  const { t } = useLingui()
  const words = useErrorWords()
  const [offers, offer, form] = [selectOffers(snapshot), selectOffer(snapshot), selectForm(snapshot)]
  const errors = selectErrors(snapshot)
  const at = (path: string): string | undefined => {
    const error = errors.find((one) => one.path === path)
    return error && words(error)
  }
  const kinds = {
    free: t({ id: 'release.kind.free', message: 'Épargne disponible' }),
    soon: t({ id: 'release.kind.soon', message: 'Épargne bientôt disponible' }),
    blocked: t({ id: 'release.kind.blocked', message: 'Épargne bloquée' }),
  } as const
  return (
    <ReleaseForm
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
        <p className={text({ as: 'small' })}>
          <Trans id="release.account.aside">
            L’argent va sur votre compte bancaire, ou est versé par votre entreprise. Rien n’est vendu avant votre validation.
          </Trans>
        </p>
      }
    >
      <OtpNotice />
      <ActAccounts
        offers={offers}
        value={form.policyId}
        onChosen={(policyId) => send({ type: 'accountChosen', policyId })}
        error={at('policy_id')}
        reason={useRefusalWords()}
        About={Whose}
        Beside={Available}
      >
        {offer !== undefined && (
          <div className={styles.under}>
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
          </div>
        )}
      </ActAccounts>
    </ReleaseForm>
  )
}
