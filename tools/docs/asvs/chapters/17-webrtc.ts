import type { Chapter } from '../requirement.ts'

const NO_WEBRTC = 'There is no WebRTC.'

export const webrtc: Chapter = {
  number: 17,
  title: 'WebRTC',
  requirements: [
    { id: '17.1.1', demand: 'TURN servers reach public addresses only.', state: 'not applicable', evidence: [], note: NO_WEBRTC },
    { id: '17.2.1', demand: 'Keys of DTLS are managed.', state: 'not applicable', evidence: [], note: NO_WEBRTC },
    { id: '17.2.2', demand: 'DTLS uses safe suites.', state: 'not applicable', evidence: [], note: NO_WEBRTC },
    { id: '17.2.3', demand: 'SRTP is authenticated.', state: 'not applicable', evidence: [], note: NO_WEBRTC },
    { id: '17.2.4', demand: 'Malformed SRTP does not stop the server.', state: 'not applicable', evidence: [], note: NO_WEBRTC },
    { id: '17.3.1', demand: 'Signaling survives floods.', state: 'not applicable', evidence: [], note: NO_WEBRTC },
    { id: '17.3.2', demand: 'Signaling survives malformed messages.', state: 'not applicable', evidence: [], note: NO_WEBRTC },
  ],
}
