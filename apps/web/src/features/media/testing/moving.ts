/* Pictures of two by two pixels: the moving ones begin with a red frame, a blue one follows; the still ones are red. */
const files = {
  'image/gif':
    'R0lGODlhAgACAIAAAExpcf8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAAgACAAACAoxTACH5BAUKAAAALAAAAAACAAIAgExpcQAA/wICjFMAOw==',
  'image/webp':
    'UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAD/////AABBTk1GKAAAAAAAAAAAAAEAAAEAAGQAAAJWUDhMDwAAAC8BQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAEAAAEAAGQAAABWUDhMDwAAAC8BQAAABxDR//4HIqL/AQA=',
  'image/apng':
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAACAAAAAgAAAAAAAAAAAAEACgAA6FTcAAAAABFJREFUeJxj+M/A8J8BjIEUAB/uA/3SUH0aAAAAGmZjVEwAAAABAAAAAgAAAAIAAAAAAAAAAAABAAoAAHMnNtQAAAATZmRBVAAAAAJ4nGNgYPgPRmAKABf2A/2xeGivAAAAAElFTkSuQmCC',
  'still image/gif': 'R0lGODlhAgACAIAAAExpcf8AACH5BAUAAAAALAAAAAACAAIAAAICjFMAOw==',
  'still image/webp': 'UklGRhwAAABXRUJQVlA4TA8AAAAvAUAAAAcQ/Y/+ByKi/wEA',
  'still image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEUlEQVR4nGP4z8DwnwGMgRQAH+4D/dJQfRoAAAAASUVORK5CYII=',
} as const

export type PictureFile = keyof typeof files

/** The address of one of them. */
export function fileOf(name: PictureFile): string {
  const bytes = Uint8Array.from(atob(files[name]), (character) => character.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: name.replace('still ', '') }))
}
