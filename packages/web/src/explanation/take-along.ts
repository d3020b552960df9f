/** Puts a text into the clipboard; resolves to whether it is there: the browser may refuse. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Hands a text to the saver as a file. */
export const downloadText = ({
  name,
  type,
  text,
}: {
  readonly name: string
  readonly type: string
  readonly text: string
}): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The start of a file that a spreadsheet reads as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Hands a table to the saver as a file for a spreadsheet. */
export const downloadSheet = (name: string, table: string): void =>
  downloadText({ name, type: 'text/csv;charset=utf-8', text: BYTE_ORDER_MARK + table })
