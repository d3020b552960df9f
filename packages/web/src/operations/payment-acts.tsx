import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { kindOf, type Operation } from '@hautelisse/domain/operations'
import { cancelOperationCall } from '@hautelisse/domain/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ProviderButton } from '../portal/index.ts'
import { useApp } from '../shell/index.ts'
import { Text } from '../ui/page/index.ts'
import { Once } from './once.tsx'
import * as styles from './payment-acts.css.ts'
import { useHourWords } from './request-words.ts'

type PaymentActsProps = { readonly operation: Operation; readonly onDone: () => void }

/** Until when it can be taken back. */
const CancelUntil = ({ operation: { type, cancellable_until: until } }: Pick<PaymentActsProps, 'operation'>): ReactElement => {
  const hourWords = useHourWords()
  const { clock } = useApp()
  const day = until && formatFrenchDate(until.day)
  const hour = until?.hour == null ? undefined : hourWords(until.hour)
  const nothingYet =
    kindOf(type) === 'payment' ? (
      <Trans id="operations.act.nothing-debited">Rien n’est encore débité.</Trans>
    ) : (
      <Trans id="operations.act.nothing-sold">Rien n’est encore vendu.</Trans>
    )
  return (
    <Text as="small">
      {day === undefined ? (
        <Trans id="operations.act.until-start">Possible pour le moment.</Trans>
      ) : hour === undefined ? (
        <Trans id="operations.act.until-day">Possible jusqu’au {day} inclus.</Trans>
      ) : until?.day === clock.today() ? (
        <Trans id="operations.act.until-today">Possible aujourd’hui jusqu’à {hour}.</Trans>
      ) : (
        <Trans id="operations.act.until-hour">
          Possible jusqu’au {day} à {hour}.
        </Trans>
      )}{' '}
      {nothingYet}
    </Text>
  )
}

/** What a saver can still do with an operation: pay it by card, or take it back while it is time. */
export const PaymentActs = ({ operation, onDone }: PaymentActsProps): ReactElement => {
  const { id, type, url, cancellable, timeline } = operation
  const { t } = useLingui()
  const { client } = useApp()
  return (
    <>
      {url !== undefined && (
        <p>
          <ProviderButton href={url}>
            {timeline?.some(({ step }) => step === 'signature') === true ? (
              <Trans id="operations.act.sign">Signer ma demande</Trans>
            ) : (
              <Trans id="accounts.to-do.card.go">Payer par carte</Trans>
            )}
          </ProviderButton>
        </p>
      )}
      {/* Only a server that can take an operation back says that this one can be. */}
      {cancellable === true && (
        <div className={styles.act}>
          <Once
            label={t({ id: 'operations.act.cancel', message: 'Annuler ma demande' })}
            question={<Trans id="operations.act.cancel-question">Annuler votre demande ?</Trans>}
            confirm={<Trans id="operations.act.cancel">Annuler ma demande</Trans>}
            keep={<Trans id="operations.act.keep">La garder</Trans>}
            lead={
              kindOf(type) === 'payment' ? (
                <Trans id="operations.act.cancel-lead">Rien ne sera débité ni investi.</Trans>
              ) : (
                <Trans id="operations.act.cancel-sale">Rien ne sera vendu.</Trans>
              )
            }
            send={(requestKey, options) =>
              client.call(cancelOperationCall, { params: { id }, body: {} }, { ...options, requestKey })
            }
            onDone={onDone}
          >
            <Trans id="operations.act.cancel">Annuler ma demande</Trans>
          </Once>
          <CancelUntil operation={operation} />
        </div>
      )}
    </>
  )
}
