import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useApp, type App } from '../shell/index.ts'
import { WaitingPage } from '../portal/index.ts'
import * as styles from './stand-in.css.ts'

type Door = NonNullable<App['home']['door']>

const fieldsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** The door's own style sheet, as long as the door is shown. */
const useDoorStyle = ({ style }: Door): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [style])
}

const ShownDoor = ({ door }: { readonly door: Door }): ReactElement => {
  const { navigation } = useApp()
  const [html, setHtml] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useDoorStyle(door)

  useEffect(() => {
    let left = false
    const show = async (): Promise<void> => {
      const answer = await door.open(`${window.location.pathname}${window.location.search}`)
      if (!left && answer.kind === 'page') setHtml(answer.html)
    }
    void show()
    return () => {
      left = true
    }
  }, [door])

  // The door's form and links are plain ones: inside the application they must neither load it again nor look for a server.
  useEffect(() => {
    const shown = place.current
    if (shown === null) return undefined
    const send = async (form: HTMLFormElement): Promise<void> => {
      const answer = await door.open(new URL(form.action).pathname, fieldsOf(form))
      if (answer.kind === 'page') setHtml(answer.html)
      else navigation.go(answer.address)
    }
    const submit = (event: SubmitEvent): void => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement) void send(event.target)
    }
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null) return
      event.preventDefault()
      navigation.go(`${link.pathname}${link.search}`)
    }
    shown.addEventListener('submit', submit)
    shown.addEventListener('click', follow)
    return () => {
      shown.removeEventListener('submit', submit)
      shown.removeEventListener('click', follow)
    }
  }, [door, navigation])

  return (
    <div ref={place} className={styles.door}>
      {html === undefined ? <WaitingPage /> : <div className={styles.door} dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  )
}

/** /stand-in/…: a page outside the portal, shown by the application itself where no server does (docs/decisions/04). */
export const StandIn = (): ReactElement => {
  const { door } = useApp().home
  return door === undefined ? <WaitingPage /> : <ShownDoor door={door} />
}
