import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { addressPort } from './address.ts'
import { connectionPort } from './connection.ts'

it('[P-MODAL-01] tells of every change of the address: a link, another fragment, and the way back', () => {
  const history = createMemoryHistory({ initialEntries: ['/epargne?a=1#advisor'] })
  const address = addressPort(history)
  expect(address.read()).toEqual({ path: '/epargne', hash: 'advisor' })
  const heard: string[] = []
  const stop = address.subscribe(({ path, hash }) => heard.push(`${path}#${hash}`))
  history.push('/documents')
  history.replace('/documents#career')
  history.back()
  stop()
  history.push('/messages')
  expect(heard).toEqual(['/documents#', '/documents#career', '/epargne#advisor'])
})

it('tells when the network goes and comes back, until nobody listens', () => {
  const page = Object.assign(new EventTarget(), { navigator: { onLine: false } })
  const connection = connectionPort(page as unknown as Window)
  expect(connection.isOnline()).toBe(false)
  const heard: boolean[] = []
  const stop = connection.subscribe((isOnline) => heard.push(isOnline))
  for (const type of ['online', 'offline']) page.dispatchEvent(new Event(type))
  stop()
  page.dispatchEvent(new Event('online'))
  expect(heard).toEqual([true, false])
})
