import { describe, expect, it } from 'vitest'
import { navigationPort } from './navigation.ts'

const moves = (
  showsDoors: boolean,
  opened: { opener: unknown; location: { replace: (address: string) => void } } | null = null,
  pathname = '/epargne',
) => {
  const pushed: string[] = []
  const replaced: string[] = []
  const left: string[] = []
  const followed: string[] = []
  const history = {
    push: (path: string) => void pushed.push(path),
    replace: (path: string) => void replaced.push(path),
    location: { pathname, search: '?a=1', hash: '#advisor' },
  }
  const page = {
    location: {
      assign: (address: string) => void followed.push(address),
      replace: (address: string) => void left.push(address),
    } as unknown as Location,
    open: () => opened as unknown as Window | null,
  }
  return { port: navigationPort(history, page, () => showsDoors), pushed, replaced, left, followed }
}

describe('navigation', () => {
  it('stays inside the application to go somewhere', () => {
    const { port, pushed, left } = moves(false)
    port.go('/simulator/mrm')
    expect([pushed, left]).toEqual([['/simulator/mrm'], []])
  })

  it('[P-ERR-06] opens a modal by the fragment of the page where the saver is', () => {
    const { port, pushed } = moves(false)
    port.openModal('auto_logout')
    expect(pushed).toEqual(['/epargne?a=1#auto_logout'])
  })

  it('opens a modal that is open already as no new step of the history', () => {
    const { port, pushed } = moves(false)
    port.openModal('advisor')
    expect(pushed).toEqual([])
  })

  it('[P-MODAL-29] closes a modal by taking the fragment away, in place of the entry that opened it', () => {
    const { port, replaced, pushed } = moves(false)
    port.closeModal()
    expect([replaced, pushed]).toEqual([['/epargne?a=1'], []])
  })

  it('[P-SSO-02] opens an address outside in a tab of its own, which does not know who opened it', () => {
    const followed: string[] = []
    const tab = { opener: 'the portal' as unknown, location: { replace: (address: string) => void followed.push(address) } }
    const { port, pushed, left } = moves(false, tab)
    expect(port.openTab('https://space.example/operations')).toBe(true)
    expect([followed, tab.opener, pushed, left]).toEqual([['https://space.example/operations'], null, [], []])
  })

  it('[P-SSO-02] says when the browser lets no tab open', () => {
    expect(moves(false, null).port.openTab('https://space.example/operations')).toBe(false)
  })

  const DOOR = '/stand-in/sign-in/collective?state=1'

  it.each(['/authentication', '/authcallback', '/change-password', '/simulateur/pereco.xls'])(
    'follows a door that a server shows, and shows one itself where there is no server, in place of %s, which only leads on',
    (path) => {
      const served = moves(false, null, path)
      served.port.leave(DOOR)
      expect([served.left, served.followed]).toEqual([[DOOR], []])
      const inPage = moves(true, null, path)
      inPage.port.leave(DOOR)
      expect([inPage.replaced, inPage.pushed, inPage.left, inPage.followed]).toEqual([[DOOR], [], [], []])
    },
  )

  it('[TAX-13] leaves a page that is used so that Back returns to it', () => {
    const served = moves(false, null, '/simulateur/impots')
    served.port.leave(DOOR)
    expect([served.left, served.followed]).toEqual([[], [DOOR]])
    const inPage = moves(true, null, '/simulateur/impots')
    inPage.port.leave(DOOR)
    expect([inPage.pushed, inPage.replaced, inPage.left, inPage.followed]).toEqual([[DOOR], [], [], []])
  })
})
