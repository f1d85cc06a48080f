import { useEffect, useRef, useState, type DragEvent } from 'react'

const hasFiles = (transfer: DataTransfer) => transfer.types.includes('Files')

/** Files that are dragged over a form from outside of the page. What is dragged within it is none of its business. */
export function useFileDrop(canTake: boolean, onFiles: (files: readonly File[]) => void) {
  /** How many are above the form; 0 where the browser does not say; null for none. */
  const [over, setOver] = useState<number | null>(null)
  const isOwn = useRef(false)

  // A picture of this page that is dragged calls itself a file.
  useEffect(() => {
    const begin = () => {
      isOwn.current = true
    }
    const end = () => {
      isOwn.current = false
    }
    document.addEventListener('dragstart', begin)
    document.addEventListener('dragend', end)
    return () => {
      document.removeEventListener('dragstart', begin)
      document.removeEventListener('dragend', end)
    }
  }, [])

  function handleOver(event: DragEvent) {
    const { dataTransfer } = event
    if (isOwn.current || !hasFiles(dataTransfer)) return
    event.preventDefault()
    dataTransfer.dropEffect = canTake ? 'copy' : 'none'
    setOver([...dataTransfer.items].filter(({ kind }) => kind === 'file').length)
  }

  function handleLeave(event: DragEvent) {
    const { relatedTarget, currentTarget } = event
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(null)
  }

  function handleDrop(event: DragEvent) {
    setOver(null)
    if (isOwn.current || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    if (canTake) onFiles([...event.dataTransfer.files])
  }

  return {
    over,
    handlers: {
      onDragEnter: handleOver,
      onDragOver: handleOver,
      onDragLeave: handleLeave,
      onDrop: handleDrop,
    },
  }
}
