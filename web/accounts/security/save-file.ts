/** Lets the browser save what we have made here, under this name. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
