import { GAUGE_ANIMATION_MS, GAUGE_TYPES } from '@hautelisse/domain/contributions'
import { GAUGE_PARTS } from '@hautelisse/machines/contributions'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../vite.catalogues.ts'
import { light } from '../ui/theme/tokens.ts'

const ids = [
  ...GAUGE_TYPES.map((type) => `contributions.gauge.${type}`),
  ...GAUGE_PARTS.map((part) => `contributions.gauge.missing-${part}`),
]

describe('the gauges', () => {
  it('[GAUGE-03] [S-CONST-39] fill in the time that the domain names', () => {
    expect(light.motion.gauge).toBe(`${GAUGE_ANIMATION_MS}ms`)
  })

  it.each(['fr', 'en'])(
    '[GAUGE-02] [S-ERR-21] have words in %s for every account type and for every part that may be missing',
    (locale) => {
      const messages = messagesOf(locale)
      expect(ids.filter((id) => !messages.get(id))).toEqual([])
    },
  )
})
