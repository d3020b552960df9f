import { moneyWithCentsFormat } from '@hautelisse/domain/fields'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { RadioCards, Segmented } from '../ui/choice/index.ts'
import { DateField, NumberField, TextField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Select } from '../ui/select/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { stack } from './gallery.css.ts'
import { SAMPLE } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'

/** A money field that lives: it refuses what the domain refuses. */
const LiveMoneyField = (): ReactElement => {
  const { t } = useLingui()
  const [text, setText] = useState('1 250,00')
  const [refused, setRefused] = useState(false)
  const paste = (pasted: string): void => {
    const meant = moneyWithCentsFormat.paste(pasted)
    setRefused(meant.kind === 'refused')
    if (meant.kind === 'text') setText(meant.text)
  }
  const leave = (): void => setText(moneyWithCentsFormat.leave(text))
  return (
    <MoneyField
      label={t({ id: 'developer.form.money', message: 'Montant par mois' })}
      hint={t({ id: 'developer.form.money-hint', message: 'Collez un montant, avec ou sans espaces' })}
      value={text}
      onValueChange={(next) => {
        setRefused(false)
        setText(next)
      }}
      onValuePaste={paste}
      onBlur={leave}
      {...(refused ? { error: t({ id: 'developer.form.refused', message: 'Le texte collé n’est pas un montant' }) } : {})}
    />
  )
}

const Fields = (): ReactElement => {
  const { t } = useLingui()
  const [age, setAge] = useState('72')
  const [date, setDate] = useState('12/03/1964')
  const [name, setName] = useState(SAMPLE.longName as string)
  const years = t({ id: 'developer.form.years', message: 'ans' })
  return (
    <div className={stack}>
      <LiveMoneyField />
      <NumberField
        label={t({ id: 'developer.form.age', message: 'Âge de départ' })}
        value={age}
        onValueChange={setAge}
        unit={years}
        error={t({ id: 'developer.form.age-error', message: 'Votre âge de départ doit être compris entre 60 et 69 ans' })}
      />
      <DateField label={t({ id: 'developer.form.date', message: 'Date de naissance' })} value={date} onValueChange={setDate} />
      <TextField label={t({ id: 'developer.form.name', message: 'Nom' })} value={name} onValueChange={setName} />
      <MoneyField
        label={t({ id: 'developer.form.locked', message: 'Rente' })}
        value="31 480,20"
        disabled
        onValueChange={() => undefined}
        onValuePaste={() => undefined}
      />
    </div>
  )
}

const Choices = (): ReactElement => {
  const { t } = useLingui()
  const [all, setAll] = useState<'annuity' | 'capital'>()
  const [option, setOption] = useState<'plain' | 'guaranteed' | 'steps'>('plain')
  const [missing, setMissing] = useState<'yes' | 'no'>()
  const [contract, setContract] = useState<'all' | 'one' | 'long'>('all')
  const yes = t({ id: 'developer.choice.yes', message: 'Oui' })
  const no = t({ id: 'developer.choice.no', message: 'Non' })
  return (
    <div className={stack}>
      <Segmented
        label={t({ id: 'developer.choice.form', message: 'Forme' })}
        value={all}
        onValueChange={setAll}
        options={[
          { value: 'annuity', label: t({ id: 'developer.choice.annuity', message: 'Tout en rente' }) },
          { value: 'capital', label: t({ id: 'developer.choice.capital', message: 'Tout en capital' }) },
        ]}
      />
      <RadioCards
        label={t({ id: 'developer.choice.option', message: 'Option de rente' })}
        value={option}
        onValueChange={setOption}
        options={[
          {
            value: 'plain',
            title: t({ id: 'developer.choice.plain', message: 'Rente simple' }),
            detail: t({ id: 'developer.choice.plain-detail', message: 'Versée chaque mois, toute votre vie' }),
          },
          {
            value: 'guaranteed',
            title: t({ id: 'developer.choice.guaranteed', message: 'Avec des années garanties' }),
            detail: t({
              id: 'developer.choice.guaranteed-detail',
              message: 'Versée à vos proches jusqu’au terme si vous décédez avant',
            }),
          },
          { value: 'steps', title: t({ id: 'developer.choice.steps', message: 'Par paliers' }), disabled: true },
        ]}
      />
      <RadioCards
        columns={2}
        label={t({ id: 'developer.choice.reversible', message: 'Souhaitez-vous une rente réversible ?' })}
        value={missing}
        onValueChange={setMissing}
        error={t({ id: 'developer.choice.missing', message: 'Choisissez une réponse' })}
        options={[
          { value: 'yes', title: yes },
          { value: 'no', title: no },
        ]}
      />
      <Select
        label={t({ id: 'developer.choice.contract', message: 'Contrat' })}
        value={contract}
        onValueChange={setContract}
        options={[
          { value: 'all', label: t({ id: 'developer.action.all', message: 'Tous mes contrats' }) },
          { value: 'one', label: `PERECO, ${SAMPLE.company}` },
          { value: 'long', label: SAMPLE.longName },
        ]}
      />
    </div>
  )
}

const Switches = (): ReactElement => {
  const { t } = useLingui()
  const [on, setOn] = useState(true)
  const [long, setLong] = useState(false)
  return (
    <div className={stack}>
      <Switch
        label={t({ id: 'developer.switch.plain', message: 'Recevoir mes relevés par e-mail' })}
        checked={on}
        onChange={setOn}
      />
      <Switch
        label={t({ id: 'developer.switch.long', message: 'Transmettre les données de mes contrats de retraite à Hautelisse' })}
        description={t({ id: 'developer.switch.description', message: 'Vous pouvez changer d’avis à tout moment.' })}
        checked={long}
        onChange={setLong}
      />
      <Switch
        label={t({ id: 'developer.switch.busy', message: 'Enregistrement en cours' })}
        checked
        busy
        onChange={() => undefined}
      />
    </div>
  )
}

export const FormSpecimens = (): ReactElement => (
  <>
    <GalleryTitle>
      <Trans id="developer.form.title">Saisir</Trans>
    </GalleryTitle>
    <Specimen caption={<Trans id="developer.form.fields">Champs : vivant, en erreur, date, nom très long, verrouillé</Trans>}>
      <Fields />
    </Specimen>
    <Specimen caption={<Trans id="developer.form.choices">Choix : sans réponse, avec réponse, en erreur, liste</Trans>}>
      <Choices />
    </Specimen>
    <Specimen caption={<Trans id="developer.form.switches">Interrupteurs : simple, avec une explication, en attente</Trans>}>
      <Switches />
    </Specimen>
  </>
)
