import type { Example } from '../../shell/index.ts'
import { Held, kitExample, nothing } from '../sample.tsx'
import { Tabs } from '../tabs/index.ts'
import { Stepper } from './index.ts'

/** Steps and tabs. */
export const EXAMPLES: readonly Example[] = [
  kitExample(
    'steps with the answers that were given, and tabs',
    <>
      <Stepper
        label="Étapes du simulateur"
        onSelect={nothing}
        steps={[
          { id: 'plans', title: 'Mes dispositifs', answer: '3 contrats', state: 'done' },
          { id: 'age', title: 'Âge de départ', answer: '64\u00A0ans', state: 'done' },
          { id: 'split', title: 'Répartition', state: 'current' },
          { id: 'option', title: 'Option de rente', state: 'todo' },
          { id: 'results', title: 'Résultats', state: 'todo' },
        ]}
      />
      <Held<'retirement' | 'projects'> first="retirement">
        {(value, onValueChange) => (
          <Tabs
            label="Thèmes"
            tabs={[
              { value: 'retirement', label: 'Retraite' },
              { value: 'projects', label: 'Autres projets' },
            ]}
            value={value}
            onValueChange={onValueChange}
          >
            <p>Ce qui se range sous ce thème</p>
          </Tabs>
        )}
      </Held>
    </>,
  ),
]
