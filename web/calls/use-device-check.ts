import { useCallback, useEffect, useRef, useState } from 'react'
import { close, type DeviceChoice, type DeviceFault, type OpenDevices, openDevices } from './open-devices.ts'

/** Opens the devices on demand, others when they are chosen, and closes all of them when the reader leaves. */
export function useDeviceCheck() {
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<DeviceFault | null>(null)
  const [open, setOpen] = useState<OpenDevices | null>(null)
  const stream = useRef<MediaStream | null>(null)
  const latest = useRef(0)

  const stop = useCallback(() => {
    latest.current += 1
    if (stream.current) close(stream.current)
    stream.current = null
    setOpen(null)
    setAsking(false)
  }, [])
  useEffect(() => stop, [stop])

  const start = async (choice: DeviceChoice = {}) => {
    latest.current += 1
    const turn = latest.current
    setAsking(true)
    setFault(null)
    // Some devices cannot be open twice.
    if (stream.current) close(stream.current)
    const answer = await openDevices(choice)
    if (turn !== latest.current) {
      if ('stream' in answer) close(answer.stream)
      return
    }
    setAsking(false)
    if ('fault' in answer) {
      setFault(answer.fault)
      setOpen(null)
      return
    }
    stream.current = answer.stream
    setOpen(answer)
  }
  return { isAsking, fault, open, start, stop }
}
