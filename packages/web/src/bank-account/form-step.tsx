import type { BankAccountProblem, Purpose } from '@hautelisse/domain/bank-account'
import { pathTo } from '@hautelisse/domain/portal'
import { shortIban } from '@hautelisse/domain/operations'
import { ibanLength, sepaCountries } from '@hautelisse/domain/identifiers'
import { selectForm, selectPaperAddress } from '@hautelisse/machines/bank-account'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { FailureAlert } from '../ui/failure-alert/index.ts'
import { FieldError, focusField, TextField } from '../ui/field/index.ts'
import { FileField } from '../ui/file-field/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { IbanField } from '../ui/masked-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './bank.css.ts'
import { PaperWay, Papers } from './paper-way.tsx'
import type { BankProps } from './use-bank.ts'
import { useCountryName, usePaperWords, useProblemWords, usePurposeWords } from './words.ts'

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

/** What follows the form: reading again, signature, check. */
const NextSteps = (): ReactElement => (
  <ol className={styles.steps}>
    <li>
      <div>
        <b>
          <Trans id="bank.next.read">Vous relisez la demande</Trans>
        </b>
        <span className={styles.small}>
          <Trans id="bank.next.read-what">Compte, titulaire et usage</Trans>
        </span>
      </div>
    </li>
    <li>
      <div>
        <b>
          <Trans id="bank.next.sign">Vous signez avec un code</Trans>
        </b>
        <span className={styles.small}>
          <Trans id="bank.next.sign-how">Envoyé à votre mobile, valable 5 minutes</Trans>
        </span>
      </div>
    </li>
    <li>
      <div>
        <b>
          <Trans id="bank.next.check">Nous vérifions le compte</Trans>
        </b>
        <span className={styles.small}>
          <Trans id="bank.next.check-when">Il est utilisable 2 jours ouvrés plus tard. Un e-mail vous prévient.</Trans>
        </span>
      </div>
    </li>
  </ol>
)

const FIELD_IDS = {
  purposes: 'bank-purposes',
  country: 'bank-country',
  holder: 'bank-holder',
  iban: 'bank-iban',
  bic: 'bank-bic',
  files: 'bank-files',
} as const

/** The account itself: country, holder, IBAN, BIC and RIB. */
const AccountFields = ({ snapshot, send }: BankProps): ReactElement => {
  const { t } = useLingui()
  const { form, problems, files, isReading } = selectForm(snapshot)
  const words = useProblemWords()
  const error = (path: BankAccountProblem['path']) => {
    const problem = problems.find((one) => one.path === path)
    return problem && words(problem)
  }
  const length = ibanLength(form.country) ?? ibanLength('FR') ?? 0
  return (
    <>
      <IbanField
        id={FIELD_IDS.iban}
        label={t({ id: 'bank.form.iban', message: 'IBAN' })}
        value={form.iban}
        onValueChange={(text) => send({ type: 'ibanTyped', text })}
        hint={<Trans id="bank.form.iban-hint">{length} caractères pour ce pays</Trans>}
        error={error('iban')}
      />
      <div className={styles.pair}>
        <TextField
          id={FIELD_IDS.bic}
          label={t({ id: 'bank.form.bic', message: 'BIC' })}
          value={form.bic}
          autoComplete="off"
          spellCheck={false}
          maxLength={14}
          onValueChange={(text) => send({ type: 'bicTyped', text })}
          hint={<Trans id="bank.form.bic-hint">8 ou 11 caractères, facultatif dans l’Espace économique européen</Trans>}
          error={error('bic')}
        />
        <FileField
          label={t({ id: 'bank.form.rib', message: 'RIB' })}
          limits={files.limits}
          view={files.view}
          error={error('files')}
          onPick={(picked) => send({ type: 'filesPicked', files: picked })}
          onRemove={(id) => send({ type: 'fileRemoved', id })}
          onRefusalClose={(id) => send({ type: 'refusalClosed', id })}
        />
      </div>
      <LiveRegion>{isReading ? t({ id: 'bank.form.reading', message: 'Lecture de votre RIB' }) : ''}</LiveRegion>
    </>
  )
}

/** Purpose and account on one page; nothing is sent before it is right, and everything typed stays. */
export const FormStep = ({ snapshot, send }: BankProps): ReactElement => {
  const { t } = useLingui()
  const { clock } = useApp()
  const nameOf = useCountryName()
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
  const others = sepaCountries(clock.today()).filter((country) => !countries.includes(country))
  const optionOf = (value: string) => ({ value, label: nameOf(value) })
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
          canRetry
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
                options={countries.map(optionOf)}
                groups={[{ label: t({ id: 'bank.form.by-post', message: 'Par courrier' }), options: others.map(optionOf) }]}
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
          <LinkButtonTo to={pathTo('profile', { scope: 's2e', journey: 'bank-coordinates' })} variant="secondary">
            <Trans id="bank.form.cancel">Annuler</Trans>
          </LinkButtonTo>
        </div>
      </Panel>
    </form>
  )
}
