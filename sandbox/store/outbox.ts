import type {Clock} from '../base/clock';
import type {Database, Migration} from './database';

/** A message that a real service would send by mail or SMS. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  /** The one-time code in the message. */
  readonly code: string;
}

/** A message as `/sandbox/mailbox` tells it; `at` is ISO 8601 in UTC. */
export interface SentMessage extends Message {
  readonly at: string;
}

/** Where the sandbox "sends" messages: nothing leaves the machine, everything can be read back. */
export interface Outbox {
  send(message: Message): void;
  /** Newest first; all of them, or those to one address (letter case ignored, as mail providers do). */
  list(to?: string): SentMessage[];
  clear(): void;
}

const outboxMigrations: readonly Migration[] = [
  {
    name: 'messages',
    sql: `CREATE TABLE messages (
            message_id INTEGER PRIMARY KEY AUTOINCREMENT,
            recipient TEXT NOT NULL COLLATE NOCASE, subject TEXT NOT NULL, code TEXT NOT NULL, sent_at TEXT NOT NULL);
          CREATE INDEX messages_by_recipient ON messages (recipient);`,
  },
];

/** An outbox in the database: a code outlives a restart, as a mail would. */
export function createOutbox({
  database,
  clock,
  onSend,
}: {
  database: Database;
  clock: Clock;
  /** Told of each message as it is sent, for a terminal to print it. */
  onSend?: ((message: Message) => void) | undefined;
}): Outbox {
  database.migrate('outbox', outboxMigrations);
  const columns = 'recipient AS "to", subject, code, sent_at AS at';
  return {
    send: ({to, subject, code}) => {
      database.run(
        'INSERT INTO messages (recipient, subject, code, sent_at) VALUES (?, ?, ?, ?)',
        to,
        subject,
        code,
        clock.now().toISOString(),
      );
      onSend?.({to, subject, code});
    },
    list: (to) =>
      to === undefined
        ? database.all<SentMessage>(`SELECT ${columns} FROM messages ORDER BY message_id DESC`)
        : database.all<SentMessage>(
            `SELECT ${columns} FROM messages WHERE recipient = ? ORDER BY message_id DESC`,
            to,
          ),
    clear: () => {
      database.run('DELETE FROM messages');
    },
  };
}
