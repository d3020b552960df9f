import { daysBetween, formatFrenchDate } from '@hautelisse/domain/calendar'
import { shortIban } from '@hautelisse/domain/operations'
import { selectForm, selectPaidTo, selectReason, selectToday } from '@hautelisse/machines/release'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { BANK_ACCOUNT_FOR_WITHDRAWAL } from '../bank-account/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { linkTo } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'
import type { ReleaseProps } from './use-release.ts'

type SnapshotProps = Pick<ReleaseProps, 'snapshot'>

/** The request keeps its day for the six months; what would be left of them if the bank account never came into use (CT R.3324-23). */
const SixMonths = ({ snapshot }: SnapshotProps): ReactElement | null => {
  const answer = selectForm(snapshot).kind === 'blocked' ? selectReason(snapshot)?.answer : undefined
  const last = answer?.kind === 'allowed' ? answer.lastDay : undefined
  if (last === undefined) return null
  const today = selectToday(snapshot)
  return (
    <p className={text({ as: 'small' })}>
      <Trans id="release.bank.six-months">
        Pour le délai de six mois, votre demande garde la date du {formatFrenchDate(today)}. Si ce RIB n’entre pas en vigueur,
        vous pourrez la refaire jusqu’au {formatFrenchDate(last)}
      </Trans>{' '}
      <Plural
        id="release.bank.days-left"
        value={daysBetween(today, last)}
        one="(il reste aujourd’hui # jour)."
        other="(il reste aujourd’hui # jours)."
      />
    </p>
  )
}

/** Where the money goes: a bank account in use or in validation, or the company; without any, the way to add one (RIB-18). */
export const PaidTo = ({ snapshot }: SnapshotProps): ReactElement => {
  const to = selectPaidTo(snapshot)
  switch (to?.kind) {
    case undefined:
      return (
        <>
          <Note kind="warn">
            <Trans id="release.bank.none">Ajoutez un RIB pour recevoir vos virements. Vos réponses sont gardées.</Trans>
          </Note>
          <TextLinkTo {...linkTo(BANK_ACCOUNT_FOR_WITHDRAWAL)} icon={drawings.ArrowRight} trailing>
            <Trans id="accounts.to-do.bank.add">Ajouter un RIB</Trans>
          </TextLinkTo>
        </>
      )
    case 'company':
      return (
        <p>
          <Trans id="release.bank.company">Votre entreprise vous verse la somme avec votre paie</Trans>
        </p>
      )
    case 'bank':
      return (
        <p>
          <Trans id="release.bank.transfer">
            Virement sur le compte <b>{shortIban(to.iban)}</b>
          </Trans>
        </p>
      )
    case 'awaited': {
      const { lastDigits, usableOn } = to
      const day = formatFrenchDate(usableOn)
      return (
        <div className={styles.awaited}>
          <p>
            {lastDigits === undefined ? (
              <Trans id="release.bank.awaited-unnamed">
                Votre RIB sera utilisable le <b>{day}</b>
              </Trans>
            ) : (
              <Trans id="release.bank.awaited">
                Votre RIB <b>•••• {lastDigits}</b> sera utilisable le <b>{day}</b>
              </Trans>
            )}
          </p>
          <SixMonths snapshot={snapshot} />
        </div>
      )
    }
    default:
      return to satisfies never
  }
}
