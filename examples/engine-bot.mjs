// A bot in another language: plays a random game over the protocol of `kassen engine` and prints the result.
//   node examples/engine-bot.mjs nobunaga 4
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [game = "nobunaga", players = "2"] = process.argv.slice(2);
const engine = spawn(process.env.KASSEN ?? "kassen", ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(answer.error);
  return answer;
}

let line = await ask({ do: "new", game, players: Number(players), seed: 7 });
while (!line.over) {
  const { moves } = await ask({ do: "moves" });
  const choice = moves[Math.floor(Math.random() * moves.length)];
  line = await ask({ do: "play", id: choice.id });
}
console.log(JSON.stringify({ plies: line.ply, ...(await ask({ do: "result" })) }));
engine.stdin.end();
