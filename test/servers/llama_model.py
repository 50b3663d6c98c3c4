#!/usr/bin/env python3
"""Writes a tiny language model for llama.cpp: llama_model.py FILE

One layer of small random weights over single bytes. Its embedding favours one next byte after each
byte of PHRASE, so that a string generated under a grammar is PHRASE. Every byte of PHRASE is
different, which is why it is no SELECT.
"""
import random
import struct
import sys

PHRASE = '"VALUES(1)"'
SPECIAL = ["<unk>", "<s>", "</s>"]
WIDTH, HEADS, HIDDEN, CONTEXT = 288, 4, 96, 16384
UINT32, FLOAT32, BOOL, STRING, ARRAY, INT32 = 4, 6, 7, 8, 9, 5
NORMAL, UNKNOWN, CONTROL, BYTE = 1, 2, 3, 6
ALIGNMENT = 32


def text(value):
    data = value.encode()
    return struct.pack("<Q", len(data)) + data


def typed(kind, value):
    if kind == STRING:
        return text(value)
    return struct.pack({UINT32: "<I", FLOAT32: "<f", BOOL: "<?", INT32: "<i"}[kind], value)


def entry(name, kind, value):
    return text(name) + struct.pack("<I", kind) + typed(kind, value)


def entries(name, kind, values):
    return (text(name) + struct.pack("<IIQ", ARRAY, kind, len(values))
            + b"".join(typed(kind, value) for value in values))


def token(character):
    return len(SPECIAL) + ord(character)


def tensors():
    """Name, rows and a function that returns a row; a row has `columns` numbers."""
    noise = random.Random(1)
    words = len(SPECIAL) + 256
    leaning = {token(a): token(b) for a, b in zip(PHRASE, PHRASE[1:])}

    def small(columns):
        return lambda row: [noise.gauss(0, 0.001) for _ in range(columns)]

    def embedding(row):
        return [float(column == row) for column in range(WIDTH)]

    def output(row):
        return [1.0 if leaning.get(column) == row else noise.gauss(0, 0.01)
                for column in range(WIDTH)]

    def ones(row):
        return [1.0] * WIDTH

    yield "token_embd.weight", WIDTH, words, embedding
    yield "output_norm.weight", WIDTH, None, ones
    yield "output.weight", WIDTH, words, output
    for name in ("attn_norm", "ffn_norm"):
        yield f"blk.0.{name}.weight", WIDTH, None, ones
    for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
        yield f"blk.0.{name}.weight", WIDTH, WIDTH, small(WIDTH)
    for name in ("ffn_gate", "ffn_up"):
        yield f"blk.0.{name}.weight", WIDTH, HIDDEN, small(WIDTH)
    yield "blk.0.ffn_down.weight", HIDDEN, WIDTH, small(HIDDEN)


def metadata():
    words = SPECIAL + [f"<0x{byte:02X}>" for byte in range(256)]
    kinds = [UNKNOWN, CONTROL, CONTROL] + [BYTE] * 256
    numbers = {"context_length": CONTEXT, "embedding_length": WIDTH, "block_count": 1,
               "feed_forward_length": HIDDEN, "attention.head_count": HEADS,
               "attention.head_count_kv": HEADS, "rope.dimension_count": WIDTH // HEADS}
    yield entry("general.architecture", STRING, "llama")
    yield entry("general.name", STRING, "tiny")
    for name, value in numbers.items():
        yield entry("llama." + name, UINT32, value)
    yield entry("llama.attention.layer_norm_rms_epsilon", FLOAT32, 1e-5)
    yield entry("tokenizer.ggml.model", STRING, "llama")
    yield entries("tokenizer.ggml.tokens", STRING, words)
    yield entries("tokenizer.ggml.scores", FLOAT32, [0.0] * len(words))
    yield entries("tokenizer.ggml.token_type", INT32, kinds)
    yield entry("tokenizer.ggml.bos_token_id", UINT32, 1)
    yield entry("tokenizer.ggml.eos_token_id", UINT32, 2)
    yield entry("tokenizer.ggml.add_bos_token", BOOL, True)
    yield entry("tokenizer.ggml.add_space_prefix", BOOL, False)
    yield entry("tokenizer.chat_template", STRING,
                "{% for message in messages %}{{ message.content }}\n{% endfor %}")


def main(path):
    described, data = [], b""
    for name, columns, rows, row in tensors():
        shape = [columns] if rows is None else [columns, rows]
        described.append(text(name) + struct.pack("<I", len(shape))
                         + b"".join(struct.pack("<Q", n) for n in shape)
                         + struct.pack("<IQ", 0, len(data)))  # 0: 32-bit floats
        for i in range(rows or 1):
            data += struct.pack(f"<{columns}f", *row(i))
        data += b"\0" * (-len(data) % ALIGNMENT)
    facts = list(metadata())
    head = (b"GGUF" + struct.pack("<IQQ", 3, len(described), len(facts)) + b"".join(facts)
            + b"".join(described))
    head += b"\0" * (-len(head) % ALIGNMENT)
    with open(path, "wb") as file:
        file.write(head + data)


if __name__ == "__main__":
    main(sys.argv[1])
