/** Lets the browser save what is here, under this name. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
