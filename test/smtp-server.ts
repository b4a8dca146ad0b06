import { createServer, type Socket } from 'node:net';

type SmtpServer = {
  url: string;
  /** The mails that arrived, as they were written. */
  received: string[];
  /** From now on every mail is turned down for a while, as a full mailbox does; or no longer. */
  refuse: (refuses: boolean) => void;
  close: () => Promise<void>;
};

/** A mail server that keeps what it is given: as much of SMTP as a client needs to hand a mail over. */
export function startSmtpServer(): Promise<SmtpServer> {
  const received: string[] = [];
  let refuses = false;
  const server = createServer((socket) => converse(socket, { received, refuses: () => refuses }));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        received,
        refuse: (wanted) => {
          refuses = wanted;
        },
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}

type Mailbox = { received: string[]; refuses: () => boolean };

function converse(socket: Socket, { received, refuses }: Mailbox): void {
  let pending = '';
  let isMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const part = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (isMail) {
        received.push(part);
        isMail = false;
        say('250 kept');
        continue;
      }
      const verb = part.slice(0, 4).toUpperCase();
      if (verb === 'QUIT') socket.end('221 bye\r\n');
      else if (verb === 'RCPT' && refuses()) say('452 mailbox full');
      else if (verb === 'DATA') {
        isMail = true;
        say('354 go on');
      } else say('250 ok');
    }
  });
}
