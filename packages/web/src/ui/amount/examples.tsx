import { euros } from '@hautelisse/domain/money'
import type { Example } from '../../shell/index.ts'
import { Text } from '../page/index.ts'
import { kitExample } from '../sample.tsx'
import { Amount, HiddenAmountsProvider } from './index.ts'

const SIZES = ['xl', 'l', 'm', 's'] as const
const [TOTAL, LARGE] = [euros('88408.97'), euros('123456789012.34')]

/** Amounts. */
export const EXAMPLES: readonly Example[] = [
  kitExample(
    'amounts of every size, with twelve digits, as movements, hidden',
    <>
      {SIZES.map((size) => (
        <Text key={size} tag="div">
          <Amount value={TOTAL} size={size} /> <Amount value={LARGE} size={size} />
        </Text>
      ))}
      <p>
        <Amount value={euros('150')} movement /> <Amount value={euros('-12')} movement />
      </p>
      <HiddenAmountsProvider hidden>
        <p>
          <Amount value={TOTAL} size="l" /> <Amount value={TOTAL} />
        </p>
      </HiddenAmountsProvider>
    </>,
  ),
]
