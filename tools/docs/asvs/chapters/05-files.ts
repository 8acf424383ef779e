import type { Chapter } from '../requirement.ts'

export const files: Chapter = {
  number: 5,
  title: 'File handling',
  requirements: [
    {
      id: '5.1.1',
      demand: 'Documents say which files are accepted, and how they are made safe.',
      state: 'met',
      evidence: ['docs/security.md', 'libs/content/core/src/fields/file-types.ts'],
    },
    {
      id: '5.2.1',
      demand: 'Files are no larger than the server can process.',
      state: 'met',
      evidence: [
        'libs/content/server/src/media/receive-upload.ts',
        'libs/content/server/src/media/sound-length.test.ts',
        'libs/content/server/src/media/media.test.ts',
        'libs/content/server/src/csv/import.test.ts',
      ],
    },
    {
      id: '5.2.2',
      demand: 'Contents decide the type of a file, and must be an accepted one.',
      state: 'met',
      evidence: [
        'libs/content/server/src/media/file-kind.ts',
        'libs/content/server/src/media/files.test.ts',
        'libs/content/server/src/media/media.test.ts',
      ],
      note: 'The sent name counts for tables (CSV) only; the stored extension follows from the bytes.',
    },
    {
      id: '5.2.3',
      demand: 'Archives are checked before they are unpacked.',
      state: 'met',
      evidence: [
        'libs/content/server/src/media/files.test.ts',
        'libs/rich-text/server/src/limited-body.ts',
        'libs/rich-text/server/src/fetch-link-card.test.ts',
      ],
      note: 'Archives are stored byte for byte and never unpacked. Compressed pages behind link cards are read up to a megabyte.',
    },
    {
      id: '5.3.1',
      demand: 'Uploaded files never run on the server.',
      state: 'met',
      evidence: [
        'libs/content/server/src/media/local-folder.ts',
        'libs/content/server/src/media/local-folder.test.ts',
        'libs/content/server/src/media/serve-file.ts',
      ],
      note: 'They are in a separate folder or a bucket, without the right to execute, and are only read.',
    },
    {
      id: '5.3.2',
      demand: 'Paths of files come from the server, not from users.',
      state: 'met',
      evidence: [
        'libs/content/server/src/media/storage-path.ts',
        'libs/content/server/src/media/media.test.ts',
        'libs/content/server/src/media/s3-bucket.test.ts',
      ],
    },
    {
      id: '5.4.1',
      demand: 'Downloads have a name that the server sets.',
      state: 'met',
      evidence: [
        'libs/content/server/src/media/serve-file.ts',
        'libs/content/server/src/media/files.test.ts',
        'libs/content/server/src/csv/export.test.ts',
      ],
    },
    {
      id: '5.4.2',
      demand: 'Names in headers are encoded.',
      state: 'met',
      evidence: ['libs/content/server/src/media/asset-names.ts', 'libs/content/server/src/media/files.test.ts'],
    },
    {
      id: '5.4.3',
      demand: 'A scanner looks for known malicious files.',
      state: 'not met',
      evidence: ['docs/security.md'],
      note: 'There is no scanner. Only members with the right to write upload. Images are encoded again; other files are attachments under a sandbox. Operators may scan the folder or the bucket.',
    },
  ],
}
