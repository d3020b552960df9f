import { expect, it } from 'vitest'
import { fakeStorage } from '../testing/index.ts'
import { handTopic, takeTopic } from './index.ts'

const TOPIC = { userId: 'helene', option: 'usufruct', name: 'La totalité en usufruit' } as const

it('[TADV-18] the option of a result is handed over to the window once, and to its own person alone', () => {
  const storage = fakeStorage()
  expect(takeTopic(storage, 'helene')).toBeUndefined()
  handTopic(storage, TOPIC)
  expect([takeTopic(storage, 'helene'), takeTopic(storage, 'helene')]).toEqual([TOPIC, undefined])
  handTopic(storage, TOPIC)
  expect([takeTopic(storage, 'marc'), takeTopic(storage, 'helene')]).toEqual([undefined, undefined])
})
