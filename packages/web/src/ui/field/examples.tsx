import type { Example } from '../../shell/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { CodeField } from '../code-field/index.ts'
import { Columns, Stack } from '../page/index.ts'
import { Held, kitExample, LONG_NAME, nothing } from '../sample.tsx'
import { SearchField } from '../search-field/index.ts'
import { Select } from '../select/index.ts'
import { Switch } from '../switch/index.ts'
import { CountField, DateField, NumberField, TextArea, TextField } from './index.ts'

/** Fields, each with its label, its hint and its refusal; and what is switched. */
export const EXAMPLES: readonly Example[] = [
  kitExample(
    'fields: filled, refused, with a hint, with a long text, locked',
    <Columns of="equal">
      <Stack>
        <Held first="72">
          {(value, onValueChange) => (
            <NumberField
              label="Âge de départ"
              unit="ans"
              value={value}
              onValueChange={onValueChange}
              error="Votre âge de départ doit être compris entre 60 et 69 ans"
            />
          )}
        </Held>
        <Held first="12/03/1964">
          {(value, onValueChange) => <DateField label="Date de naissance" value={value} onValueChange={onValueChange} />}
        </Held>
        <Held first={LONG_NAME}>
          {(value, onValueChange) => <TextField label="Nom" value={value} onValueChange={onValueChange} />}
        </Held>
        <TextField label="Nom verrouillé" value={LONG_NAME} onValueChange={nothing} disabled />
        <Held first={LONG_NAME}>
          {(value, onValueChange) => (
            <TextArea label="Votre message" value={value} onValueChange={onValueChange} error="Champ requis" />
          )}
        </Held>
        <Held first="2">
          {(value, onValueChange) => (
            <CountField
              id="children"
              label="Enfants"
              hint="Nés ou à naître"
              error="Veuillez renseigner le nombre d’enfants"
              value={value}
              onValueChange={onValueChange}
              onStep={(by) => onValueChange(`${Number.parseInt(value, 10) + by}`)}
              fewer="Un enfant de moins"
              more="Un enfant de plus"
            />
          )}
        </Held>
      </Stack>
      <Stack>
        <Held<'all' | 'one' | 'long'> first="all">
          {(value, onValueChange) => (
            <Select
              label="Contrat"
              hint="Celui que vous voulez voir"
              value={value}
              onValueChange={onValueChange}
              options={[
                { value: 'all', label: 'Tous mes contrats' },
                { value: 'one', label: 'PERECO, Verrerie Aubrenne' },
                { value: 'long', label: LONG_NAME },
              ]}
            />
          )}
        </Held>
        <Held first="">
          {(value, onValueChange) => <SearchField label="Chercher un mot" value={value} onValueChange={onValueChange} />}
        </Held>
        <Held first="123">
          {(value, onValueChange) => (
            <CodeField label="Code reçu" value={value} onValueChange={onValueChange} error="Ce code n’est pas le bon" />
          )}
        </Held>
        <Held first={false}>
          {(checked, onChange) => (
            <Checkbox
              label="J’ai lu les documents d’information"
              checked={checked}
              onChange={onChange}
              error="Cochez cette case"
            />
          )}
        </Held>
        <Held<boolean> first>
          {(checked, onChange) => <Switch label="Recevoir mes relevés par e-mail" checked={checked} onChange={onChange} />}
        </Held>
        <Held first={false}>
          {(checked, onChange) => (
            <Switch
              label="Transmettre les données de mes contrats de retraite à Hautelisse"
              description="Vous pouvez changer d’avis à tout moment."
              checked={checked}
              onChange={onChange}
            />
          )}
        </Held>
        <Switch label="Enregistrement en cours" checked busy onChange={nothing} />
      </Stack>
    </Columns>,
  ),
]
