/** Has the browser download this content under a name. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
