import type { BankAccountProblem } from '@hautelisse/domain/bank-account'
import { ibanLength } from '@hautelisse/domain/identifiers'
import { selectForm } from '@hautelisse/machines/bank-account'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextField } from '../ui/field/index.ts'
import { FileField } from '../ui/file-field/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { IbanField } from '../ui/masked-field/index.ts'
import * as styles from './bank.css.ts'
import type { BankProps } from './use-bank.ts'
import { useProblemWords } from './words.ts'

/** The account itself: country, holder, IBAN, BIC and RIB. */
export const AccountFields = ({ snapshot, send }: BankProps): ReactElement => {
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
        id="bank-iban"
        label={t({ id: 'bank.form.iban', message: 'IBAN' })}
        value={form.iban}
        onValueChange={(text) => send({ type: 'ibanTyped', text })}
        hint={<Trans id="bank.form.iban-hint">{length} caractères pour ce pays</Trans>}
        error={error('iban')}
      />
      <div className={styles.pair}>
        <TextField
          id="bank-bic"
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
