// The parent of the PostgreSQL server: stops it when the process that asked for it is gone, however it went.
import { spawn } from 'node:child_process';
import { appendFileSync, renameSync, statSync } from 'node:fs';

const { command, args, account, env, logFile, maxLogBytes } = JSON.parse(process.argv[2]);
const fastShutdown = 'SIGINT';
const immediateShutdown = 'SIGQUIT';
let lastWords = '';
let logged = sizeOf(logFile);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.stdout.on('error', () => {});

const server = spawn(command, args, { ...account, cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] });
server.on('error', (error) => end(error.message));
server.on('exit', () => setImmediate(() => end(lastWords)));
server.stderr.on('data', (chunk) => {
  lastWords = (lastWords + chunk).slice(-4000);
  log(chunk);
});

// The pipe of our own parent: it says "stop", or it breaks because the parent died.
process.stdin.on('data', stop).on('end', stop).on('error', stop).resume();

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  server.kill(fastShutdown);
  setTimeout(() => server.kill(immediateShutdown), 8_000).unref();
  setTimeout(() => server.kill('SIGKILL'), 11_000).unref();
}

function end(words) {
  process.stdout.write(words, () => process.exit(0));
  setTimeout(() => process.exit(0), 200);
}

function log(chunk) {
  try {
    if (logged + chunk.length > maxLogBytes) {
      renameSync(logFile, `${logFile}.1`);
      logged = 0;
    }
    appendFileSync(logFile, chunk, { mode: 0o600 });
    logged += chunk.length;
  } catch {
    // A full disk must not take the database down with its log.
  }
}

function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
