// A cluster as docs/how-to/high-availability.md describes it: etcd, three nodes of Patroni, and HAProxy before them.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresAccount } from '../../../server/host/database/postgresAccount.ts';
import { freePort } from '../../../server/host/database/postgresServer.ts';
import { debianPostgres, install, type Started, scratch, start } from './debian.ts';

const PASSWORD = 'drill';

interface Node {
  name: string;
  port: number;
  restPort: number;
  process: Started;
}

export interface Cluster {
  /** To the server that takes writes now, through HAProxy. */
  url: (database: string) => string;
  /** To each node by itself. */
  nodeUrls: (database: string) => string[];
  leader: () => Promise<Node>;
  /** Ends a node as a lost machine does: Patroni and PostgreSQL at once. */
  lose: (node: Node) => void;
  /** Until a leader and two followers that stream stand. */
  untilWhole: (followers: number) => Promise<void>;
  stop: () => Promise<void>;
}

const nodeConfig = (node: Omit<Node, 'process'>, folder: string, bin: string, etcdPort: number) => `
scope: belong
name: ${node.name}
restapi:
  listen: 127.0.0.1:${node.restPort}
  connect_address: 127.0.0.1:${node.restPort}
etcd3:
  host: 127.0.0.1:${etcdPort}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 60
        max_wal_senders: 8
        wal_level: replica
        wal_keep_size: 256MB
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
postgresql:
  listen: 127.0.0.1:${node.port}
  connect_address: 127.0.0.1:${node.port}
  data_dir: ${folder}/data
  bin_dir: ${bin}
  pgpass: ${folder}/pgpass
  authentication:
    superuser: { username: postgres, password: ${PASSWORD} }
    replication: { username: replicator, password: ${PASSWORD} }
    rewind: { username: rewinder, password: ${PASSWORD} }
  parameters:
    unix_socket_directories: ${folder}
    password_encryption: scram-sha-256
    shared_buffers: 64MB
`;

const balancer = (port: number, nodes: readonly Omit<Node, 'process'>[]) => `defaults
  mode tcp
  timeout connect 2s
  timeout client 10m
  timeout server 10m
  timeout check 2s
frontend writes
  bind 127.0.0.1:${port}
  default_backend leader
backend leader
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: at, restPort }) => `  server ${name} 127.0.0.1:${at} check port ${restPort}`).join('\n')}
`;

interface Member {
  name: string;
  role: string;
  state: string;
}

export async function startCluster(): Promise<Cluster> {
  const { folder: bin } = await debianPostgres();
  await install('patroni', 'etcd-server', 'python3-etcd', 'haproxy');
  const { folder, remove } = scratch('cluster');
  const account = postgresAccount();
  const own = (name: string) => {
    const made = path.join(folder, name);
    mkdirSync(made, { mode: 0o700 });
    if (account) chownSync(made, account.uid, account.gid);
    return made;
  };
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const at = (number: number) => `http://127.0.0.1:${number}`;
  const etcd = await start(
    [
      ...['etcd', '--name', 'one', '--data-dir', own('etcd'), '--enable-v2=false'],
      ...['--listen-client-urls', at(etcdPort), '--advertise-client-urls', at(etcdPort)],
      ...['--listen-peer-urls', at(peerPort), '--initial-advertise-peer-urls', at(peerPort)],
      ...['--initial-cluster', `one=${at(peerPort)}`],
    ],
    { port: etcdPort, log: path.join(folder, 'etcd.log') },
  );
  const nodes: Node[] = [];
  for (const name of ['node1', 'node2', 'node3']) {
    const node = { name, port: await freePort(), restPort: await freePort() };
    const config = path.join(own(name), 'patroni.yml');
    writeFileSync(config, nodeConfig(node, path.dirname(config), bin, etcdPort));
    const log = path.join(folder, `${name}.log`);
    nodes.push({ ...node, process: await start(['/usr/bin/patroni', config], { port: node.restPort, log }) });
  }
  const haproxyConfig = path.join(folder, 'haproxy.cfg');
  writeFileSync(haproxyConfig, balancer(port, nodes));
  const haproxy = await start(['haproxy', '-db', '-f', haproxyConfig], { port, log: path.join(folder, 'haproxy.log') });

  const members = async (): Promise<Member[]> => {
    for (const { restPort } of nodes) {
      const answer = await fetch(`${at(restPort)}/cluster`).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const leader = async () => {
    const { name } = (await members()).find(({ role }) => role === 'leader') ?? {};
    const found = nodes.find((node) => node.name === name);
    if (!found) throw new Error('The cluster has no leader');
    return found;
  };
  const url = (on: number, database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${on}/${database}`;
  const cluster: Cluster = {
    leader,
    url: (database) => url(port, database),
    nodeUrls: (database) => nodes.map((node) => url(node.port, database)),
    lose: ({ name, process: { process: patroni } }) => {
      patroni.kill('SIGKILL');
      // PostgreSQL goes on without Patroni: it is part of the machine that is lost.
      const data = path.join(folder, name, 'data');
      const pids = execFileSync('pgrep', ['-f', `postgres -D ${data}`], { encoding: 'utf8' })
        .trim()
        .split('\n');
      for (const pid of pids) {
        const sessions = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).trim().split(/\s+/);
        for (const each of [pid, ...sessions]) {
          try {
            process.kill(Number(each), 'SIGKILL');
          } catch {
            // Gone with its parent.
          }
        }
      }
    },
    untilWhole: async (followers) => {
      const deadline = Date.now() + 120_000;
      for (;;) {
        const list = await members();
        const streaming = list.filter(({ role, state }) => role !== 'leader' && /^(running|streaming)$/.test(state));
        const synced = list.some(({ role }) => role === 'sync_standby');
        if (list.some(({ role }) => role === 'leader') && streaming.length >= followers && synced) return;
        if (Date.now() > deadline) throw new Error(`The cluster is not whole: ${JSON.stringify(list)}`);
        await sleep(500);
      }
    },
    stop: async () => {
      await haproxy.stop();
      for (const { process: node } of nodes) await node.stop();
      await etcd.stop();
      remove();
    },
  };
  await cluster.untilWhole(2);
  return cluster;
}
