import type { BankAccountProblem, Purpose } from '@hautelisse/domain/bank-account'
import { shortIban } from '@hautelisse/domain/operations'
import { selectForm, selectPaperAddress } from '@hautelisse/machines/bank-account'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { FailureAlert } from '../ui/failure-alert/index.ts'
import { FieldError, focusField, TextField } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import { AccountFields, FIELD_IDS } from './account-fields.tsx'
import * as styles from './bank.css.ts'
import { NextSteps } from './next-steps.tsx'
import { PaperWay, Papers } from './paper-way.tsx'
import { PendingNotes } from './pending-notes.tsx'
import type { BankProps } from './use-bank.ts'
import { TO_ACCOUNTS, useCountryOptions, usePaperWords, useProblemWords, usePurposeWords } from './words.ts'

type PurposeProps = Pick<BankProps, 'send'> & {
  readonly purpose: Purpose
  readonly replaces: string | undefined
  readonly checked: boolean
}

const PurposeChoice = ({ purpose, replaces, checked, send }: PurposeProps): ReactElement => {
  const names = usePurposeWords()
  return (
    <div className={styles.choice}>
      <Checkbox
        checked={checked}
        onChange={(on) => send({ type: 'purposeSet', purpose, on })}
        label={
          <span className={styles.choiceWords}>
            <b>{names[purpose]}</b>
            <span className={styles.small}>
              {replaces === undefined ? (
                <Trans id="bank.form.no-account">Aucun compte renseigné aujourd’hui</Trans>
              ) : (
                <Trans id="bank.form.replaces">Remplace {shortIban(replaces)}</Trans>
              )}
            </span>
          </span>
        }
      />
    </div>
  )
}

/** Purpose and account on one page; nothing is sent before it is right, and everything typed stays. */
export const FormStep = ({ snapshot, send }: BankProps): ReactElement => {
  const { t } = useLingui()
  const optionsOf = useCountryOptions()
  const words = useProblemWords()
  const paperWords = usePaperWords()
  const view = selectForm(snapshot)
  const { form, purposes, countries, problems, paper, isBusy, failure, onlineFrom } = view
  const address = selectPaperAddress(snapshot)
  const path = problems[0]?.path
  const [sent, setSent] = useState(0)
  const focusedFor = useRef(0)
  // Whether the rules or the server refuse: the first field that is wrong takes the focus, once after each sending.
  useEffect(() => {
    if (focusedFor.current === sent || isBusy || path === undefined) return
    focusedFor.current = sent
    focusField(FIELD_IDS[path])
  }, [sent, isBusy, path, focusedFor])
  const error = (field: BankAccountProblem['path']) => {
    const problem = problems.find((one) => one.path === field)
    return problem && words(problem)
  }
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'nextRequested' })
        setSent(sent + 1)
      }}
    >
      {failure !== undefined && (
        <FailureAlert
          canRetry={failure !== 'ERR_CONFLICT' && failure !== 'ERR_UNKNOWN'}
          kept={<Trans id="bank.failure.kept">Ce que vous avez saisi reste affiché ici.</Trans>}
          retry={<Trans id="bank.failure.retry">Réessayer</Trans>}
          onRetry={() => send({ type: 'retryRequested' })}
        >
          {failure === 'ERR_CONFLICT' || failure === 'ERR_UNKNOWN' ? (
            <Trans id="bank.failure.changed">
              Ce qui peut être changé n’est plus le même. Vérifiez votre demande, puis continuez.
            </Trans>
          ) : (
            <Trans id="bank.failure.text">Votre demande n’a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
          )}
        </FailureAlert>
      )}
      <PendingNotes snapshot={snapshot} />
      <Panel padded={false}>
        <PanelSection>
          <fieldset id={FIELD_IDS.purposes} tabIndex={-1} className={styles.set} disabled={isBusy}>
            <legend className={styles.legend}>
              <Trans id="bank.form.purpose">À quoi servira ce compte ?</Trans>
            </legend>
            <div className={styles.pair}>
              {purposes.map(({ purpose, replaces }) => (
                <PurposeChoice
                  key={purpose}
                  purpose={purpose}
                  replaces={replaces}
                  checked={form.purposes.includes(purpose)}
                  send={send}
                />
              ))}
            </div>
            {error('purposes') !== undefined && <FieldError>{error('purposes')}</FieldError>}
          </fieldset>
        </PanelSection>
        <PanelSection>
          <fieldset className={styles.set} disabled={isBusy}>
            <legend className={styles.legend}>
              <Trans id="bank.form.account">Compte</Trans>
            </legend>
            <div className={styles.pair}>
              <Select
                id={FIELD_IDS.country}
                label={t({ id: 'bank.form.country', message: 'Pays de la banque' })}
                value={form.country}
                onValueChange={(country) => send({ type: 'countryChosen', country })}
                options={optionsOf(countries.online)}
                groups={[
                  { label: t({ id: 'bank.form.by-post', message: 'Par courrier' }), options: optionsOf(countries.byPost) },
                ]}
                error={error('country')}
              />
              {paper === undefined && (
                <TextField
                  id={FIELD_IDS.holder}
                  label={t({ id: 'bank.form.holder', message: 'Titulaire du compte' })}
                  value={form.holder}
                  autoComplete="name"
                  maxLength={70}
                  onValueChange={(text) => send({ type: 'holderTyped', text })}
                  error={error('holder')}
                />
              )}
            </div>
            {paper === undefined && <AccountFields snapshot={snapshot} send={send} />}
          </fieldset>
        </PanelSection>
      </Panel>
      <Panel>
        {paper === undefined ? (
          <>
            <h2 className={styles.title}>
              <Trans id="bank.next.title">Ensuite, votre signature</Trans>
            </h2>
            <NextSteps />
            <PaperWay address={address} />
          </>
        ) : (
          <>
            <Note kind="info">{paperWords(paper, onlineFrom)}</Note>
            <Papers address={address} />
          </>
        )}
        <div className={styles.actions}>
          {paper === undefined && (
            <Button type="submit" busy={isBusy}>
              {isBusy ? (
                <Trans id="bank.form.busy">Envoi de la demande</Trans>
              ) : (
                <Trans id="bank.form.next">Continuer vers la signature</Trans>
              )}
            </Button>
          )}
          <LinkButtonTo to={TO_ACCOUNTS} variant="secondary">
            <Trans id="bank.form.cancel">Annuler</Trans>
          </LinkButtonTo>
        </div>
      </Panel>
    </form>
  )
}
